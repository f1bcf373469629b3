import { cityMinute, type Day } from './city-time';

/** When a period begins and ends, as the city's clocks say it: 08:00. */
export interface Period {
  readonly starts: string;
  readonly ends: string;
}

/** More periods no day has. */
export const mostPeriods = 12;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Periods of a day from when each begins and how long they are. */
export const periodsOf = (starts: readonly string[], minutes: number): Period[] =>
  starts.slice(0, mostPeriods).map((start) => ({ starts: start, ends: timeOf(minutesOf(start) + minutes) }));

/** Minutes from the end of one period to the beginning of another. */
export const minutesBetween = (one: Period, next: Period): number => minutesOf(next.starts) - minutesOf(one.ends);

/** A time of a day in the city. */
export const cityMoment = (day: Day, time: string): Date => new Date(`${day}T${time}:00+08:00`);

/** Whether a period is over, on, or still to come. */
export type Moment = 'over' | 'now' | 'later';

/** The current moment relative to a day's periods: the end of a period belongs to what follows. */
export function momentOf(day: Day, period: Period, now: Date): Moment {
  const minute = cityMinute(now);
  if (minute >= `${day} ${period.ends}`) return 'over';
  return minute >= `${day} ${period.starts}` ? 'now' : 'later';
}
