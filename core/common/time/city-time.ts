/** Time zone of the city: days and school years begin in it, wherever the server is. */
export const cityTimeZone = 'Asia/Shanghai';

/** The city has no summer time: its clocks are ahead of UTC by so many milliseconds all year, since 1992. */
const ahead = 28_800_000;

/** What the city's clocks say, to the minute. A format of a time zone would take many times as long. */
const clockOf = (moment: Date): string => new Date(moment.getTime() + ahead).toISOString().slice(0, 16);

/** A day as the database writes it: `2026-11-21`. Days of this form compare as text. */
export type Day = string;

/** The day in the city at this moment. */
export const cityDay = (now: Date): Day => clockOf(now).slice(0, 10);

/** Whether the calendar has such a day: `2026-02-30` has the form of one. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return text.length === 10 && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Day and minute in the city, the same for every reader, browser and server: `2026-11-21 09:05`. */
export const cityMinute = (moment: Date): string => clockOf(moment).replace('T', ' ');

/** The calendar year in which the school year of this day began: school years begin on 1 September. */
export function schoolYearStart(day: Day): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '09-01' ? year : year - 1;
}
