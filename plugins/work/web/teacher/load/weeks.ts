import { type Day, cityDay } from 'edutech/core/common/time/city-time';
import { teachingWeek, type Term } from 'edutech/core/common/time/terms';

const dayMilliseconds = 86_400_000;

/** The day so many days later; earlier, where the number is negative. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);

/** Monday of the week of a day. */
export const mondayOf = (day: Day): Day => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

type Span = Pick<Term, 'startsOn' | 'endsOn'>;

/** First and last day of a teaching week. */
export function daysOfWeek(term: Span, week: number): { readonly from: Day; readonly to: Day } {
  const from = dayAfter(mondayOf(term.startsOn), (week - 1) * 7);
  return { from, to: dayAfter(from, 6) };
}

/** Teaching weeks that have begun, the newest first; none where there is no term. */
export function weeksBegun(term: Span | null, now: Date): number[] {
  if (!term) return [];
  const today = cityDay(now);
  const last = teachingWeek(term, [today, term.endsOn].sort()[0]!)?.week ?? 0;
  return Array.from({ length: last }, (_, at) => last - at);
}

/** Things in the weeks of the term in which they came, in their order; null is the week of what came outside the term. */
export function byWeek<Thing>(
  things: readonly Thing[],
  dayOf: (thing: Thing) => Day,
  term: Span | null,
): { readonly week: number | null; readonly things: readonly Thing[] }[] {
  const groups = Map.groupBy(things, (thing) => (term && teachingWeek(term, dayOf(thing))?.week) ?? null);
  return [...groups].map(([week, ofWeek]) => ({ week, things: ofWeek }));
}
