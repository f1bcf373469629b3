import { cityDay, type Day } from './city-time';
import { teachingWeek, type Term } from './terms';

type Span = Pick<Term, 'startsOn' | 'endsOn'>;

const dayMilliseconds = 86_400_000;

/** Monday 1 to Sunday 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Monday 1 to Sunday 7. */
export const weekdayOf = (day: Day): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** The day so many days later; earlier, where the number is negative. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);

/** Monday of the week of a day. */
export const mondayOf = (day: Day): Day => dayAfter(day, 1 - weekdayOf(day));

/** Days one after the other, both ends included; none where the first comes after the last. */
export function daysFrom(first: Day, last: Day): Day[] {
  const count = (Date.parse(last) - Date.parse(first)) / dayMilliseconds + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => dayAfter(first, at));
}

/** A day of a teaching week; the first week is that of the term's first day. */
export const dayOf = ({ startsOn }: Pick<Span, 'startsOn'>, week: number, weekday: number): Day =>
  dayAfter(mondayOf(startsOn), (week - 1) * 7 + weekday - 1);

/** Teaching weeks of a term. */
export const weeksOf = (term: Span): number => teachingWeek(term, term.endsOn)?.of ?? 1;

/** The teaching week to begin with: this one, in holidays the nearest. */
export function weekAt(term: Span, now: Date): number {
  const today = cityDay(now);
  return teachingWeek(term, today)?.week ?? (today < term.startsOn ? 1 : weeksOf(term));
}
