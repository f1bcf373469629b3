import { cityDay } from 'edutech/core/common/time/city-time';
import { momentOfField } from 'edutech/core/common/time/typed/moment-field';

const hour = 3_600_000;
const fiveMinutes = 300_000;
const dayLater = (now: number, days: number, time: string) =>
  momentOfField(`${cityDay(new Date(now + days * 24 * hour))}T${time}`)!;

/** A deadline that is offered: its word, and the moment as the wire has it. */
export interface Moment {
  readonly id: string;
  readonly moment: string;
}

/**
 * Deadlines that are chosen again and again, the first being what is proposed. A later one begins after the class's own; who goes
 * on with what he handed in gets the class's deadline while that is to come, never less time than the others without being asked.
 */
export function momentsFor(what: 'extend' | 'reopen', now: number, dueAt: string): readonly Moment[] {
  const due = Date.parse(dueAt);
  const usual = [
    { id: 'work.deadline.hour', moment: new Date(Math.ceil((now + hour) / fiveMinutes) * fiveMinutes).toISOString() },
    { id: 'work.deadline.tonight', moment: dayLater(now, 0, '21:00') },
    { id: 'work.deadline.tomorrow', moment: dayLater(now, 1, '07:40') },
    { id: 'work.deadline.tomorrowNight', moment: dayLater(now, 1, '21:00') },
    { id: 'work.deadline.inThreeDays', moment: dayLater(now, 3, '21:00') },
    { id: 'work.deadline.inAWeek', moment: dayLater(now, 7, '21:00') },
  ];
  const after = what === 'extend' ? Math.max(now, due) : now;
  const later = usual.filter(({ moment }) => Date.parse(moment) > after);
  return what === 'reopen' && due > now ? [{ id: 'work.deadline.ofClass', moment: dueAt }, ...later] : later;
}
