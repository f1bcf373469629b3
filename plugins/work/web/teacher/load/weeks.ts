import { type Day, cityDay } from 'edutech/core/common/time/city-time';
import { teachingWeek, type Term } from 'edutech/core/common/time/terms';
import { dayOf } from 'edutech/core/common/time/weeks';

type Span = Pick<Term, 'startsOn' | 'endsOn'>;

/** First and last day of a teaching week. */
export const daysOfWeek = (term: Span, week: number): { readonly from: Day; readonly to: Day } => ({
  from: dayOf(term, week, 1),
  to: dayOf(term, week, 7),
});

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
