import { type Day, cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';

/** 0 is Sunday. */
export const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** A time of the city's clock on a day, as moments are sent. */
export const momentAt = (day: Day, time: string): string => new Date(`${day}T${time}:00+08:00`).toISOString();

/** The first day after `from` for which it holds; within a week there is one. */
export function dayWith(from: Day, holds: (day: Day) => boolean): Day {
  let day = dayAfter(from, 1);
  while (!holds(day)) day = dayAfter(day, 1);
  return day;
}

/** The next day on which there is school in every week. */
export const nextSchoolDay = (now: Date): Day =>
  dayWith(cityDay(now), (day) => weekday(day) !== 0 && weekday(day) !== 6);

/** Before the first lesson of the next school day. */
export const nextMorning = (now: Date): string => momentAt(nextSchoolDay(now), '07:40');
