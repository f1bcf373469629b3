import { cityDay, cityMinute, type Day } from 'edutech/core/common/time/city-time';
import { teachingWeek } from 'edutech/core/common/time/terms';

/** When a period begins and ends, as the city's clocks say it: 08:00. */
export interface Period {
  readonly starts: string;
  readonly ends: string;
}

/** More periods no day has. */
export const mostPeriods = 12;
/** Monday 1 to Sunday 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const dayMilliseconds = 86_400_000;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Periods of a day from when each begins and how long they are. */
export const periodsOf = (starts: readonly string[], minutes: number): Period[] =>
  starts.slice(0, mostPeriods).map((start) => ({ starts: start, ends: timeOf(minutesOf(start) + minutes) }));

/** Monday 1 to Sunday 7. */
export const weekdayOf = (day: Day): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** A day of a teaching week; the first week is that of the term's first day. */
export function dayOf(term: { readonly startsOn: Day }, week: number, weekday: number): Day {
  const first = Date.parse(`${term.startsOn}T00:00:00Z`) - (weekdayOf(term.startsOn) - 1) * dayMilliseconds;
  return new Date(first + ((week - 1) * 7 + weekday - 1) * dayMilliseconds).toISOString().slice(0, 10);
}

/** Teaching weeks of a term. */
export const weeksOf = (term: { readonly startsOn: Day; readonly endsOn: Day }): number =>
  teachingWeek(term, term.endsOn)?.of ?? 1;

/** The teaching week to begin with: this one, in holidays the nearest. */
export function weekAt(term: { readonly startsOn: Day; readonly endsOn: Day }, now: Date): number {
  const today = cityDay(now);
  return teachingWeek(term, today)?.week ?? (today < term.startsOn ? 1 : weeksOf(term));
}

/** Whether a period is over, on, or still to come. */
export type Moment = 'over' | 'now' | 'later';

/** The current moment relative to a day's periods: the end of a period belongs to what follows. */
export function momentOf(day: Day, period: Period, now: Date): Moment {
  const minute = cityMinute(now);
  if (minute >= `${day} ${period.ends}`) return 'over';
  return minute >= `${day} ${period.starts}` ? 'now' : 'later';
}
