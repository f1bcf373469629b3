import { type Day, cityDay } from 'edutech/core/common/time/city-time';
import { teachingWeek, type Term } from 'edutech/core/common/time/terms';
import { dayAfter, dayOf } from 'edutech/core/common/time/weeks';

type Span = Pick<Term, 'startsOn' | 'endsOn'>;

/** First and last day of a teaching week. */
export const daysOfWeek = (term: Span, week: number): { readonly from: Day; readonly to: Day } => ({
  from: dayOf(term, week, 1),
  to: dayOf(term, week, 7),
});

/** Teaching weeks in which homework may be due by now, the last first: those that have begun, and the next. None without a term. */
export function weeksInUse(term: Span | null, now: Date): number[] {
  if (!term) return [];
  const next = dayAfter(cityDay(now), 7);
  const last = teachingWeek(term, [next, term.endsOn].sort()[0]!)?.week ?? 0;
  return Array.from({ length: last }, (_, at) => last - at);
}

/** Things by the teaching week of their day, in their order; null is the week of what lies outside the term. */
export function byWeek<Thing>(
  things: readonly Thing[],
  dayOf: (thing: Thing) => Day,
  term: Span | null,
): { readonly week: number | null; readonly things: readonly Thing[] }[] {
  const groups = Map.groupBy(things, (thing) => (term && teachingWeek(term, dayOf(thing))?.week) ?? null);
  return [...groups].map(([week, ofWeek]) => ({ week, things: ofWeek }));
}
