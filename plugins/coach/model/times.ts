import { cityDay, cityMinute } from 'edutech/core/common/time/city-time';
import { cityMoment } from 'edutech/core/common/time/periods';
import { dayAfter, weekdayOf } from 'edutech/core/common/time/weeks';

/** Between these times of day nobody is notified, students and teachers alike (quality.md section 5). */
export const quietFrom = '21:00';
export const quietUntil = '07:00';

const hour = 3_600_000;
/** Without anybody on duty an answer is expected within a day. */
const usualHours = 24;

/** When the quiet of this moment ends; null: it is not quiet. */
export function quietEnd(now: Date): Date | null {
  const day = cityDay(now);
  const time = cityMinute(now).slice(-5);
  if (time < quietUntil) return cityMoment(day, quietUntil);
  return time >= quietFrom ? cityMoment(dayAfter(day, 1), quietUntil) : null;
}

/** When somebody may be notified of what happens now. */
export const notifiedAt = (now: Date): Date => quietEnd(now) ?? now;

/** Who is on duty: a day of the week (Monday 1 to Sunday 7), and times of day. */
export interface Duty {
  readonly day: number;
  readonly fromTime: string;
  readonly untilTime: string;
}

/** Whether it is a duty's time. */
export function isOnDuty({ day, fromTime, untilTime }: Duty, now: Date): boolean {
  const time = cityMinute(now).slice(-5);
  return weekdayOf(cityDay(now)) === day && time >= fromTime && time < untilTime;
}

/**
 * When an answer is expected: at the end of the duty that runs or comes next within a week; within a day where nobody is on
 * duty, and then not at night.
 */
export function expectedAt(now: Date, duties: readonly Duty[]): Date {
  const today = cityDay(now);
  const ends = Array.from({ length: 8 }, (_, days) => dayAfter(today, days)).flatMap((day) =>
    duties.filter((duty) => duty.day === weekdayOf(day)).map((duty) => cityMoment(day, duty.untilTime)),
  );
  const [next] = ends.filter((end) => end > now).sort((one, other) => one.getTime() - other.getTime());
  return next ?? notifiedAt(new Date(now.getTime() + usualHours * hour));
}
