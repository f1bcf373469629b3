import type { Figure, Measure } from '../../api';
import { type Hidden, hideWithin } from './nested';

/** Nothing is told of fewer people, classes or papers: somebody would be recognised by it. */
export const fewest = 5;

type Told = Omit<Figure, 'measure' | 'at'>;

export const hiddenAs = (hidden: Hidden): Told => ({ value: null, hidden, n: null });

/** A value of `n`, or that there are too few; `n` null is about no people. */
export function tell(value: number | null, n: number | null, least = fewest): Told {
  if (n !== null && n > 0 && n < least) return hiddenAs('few');
  return { value: n === 0 && value !== 0 ? null : value, hidden: null, n };
}

/** Parts of a whole that is told too, and that may have others in it, who are told nowhere. */
export function tellParts(
  parts: readonly { readonly value: number | null; readonly n: number }[],
  least = fewest,
  others = 0,
): Told[] {
  const within = parts.map(({ n }) => ({ n }));
  const n = parts.reduce((sum, part) => sum + part.n, Math.max(0, others));
  const hidden = hideWithin({ n, parts: within }, least);
  return parts.map((part, at) => {
    const why = hidden.get(within[at]!);
    return why ? hiddenAs(why) : tell(part.value, part.n, least);
  });
}

/** Figures by the rules of a measure. */
export const figureOf = (measure: Measure, value: number | null, n: number | null, at: Date): Figure => ({
  measure: measure.id,
  ...tell(value, n, Math.max(fewest, measure.fewest)),
  at: at.toISOString(),
});

/**
 * How busy hours are, in tenths of the busiest, so that nothing can be added up: an hour in which fewer than five people were at
 * work is null.
 */
export function tellHours(
  hours: readonly { readonly hour: number; readonly acts: number; readonly people: number }[],
): (number | null)[] {
  const known = new Map(hours.map((one) => [one.hour, one]));
  const most = Math.max(1, ...hours.flatMap(({ acts, people }) => (people >= fewest ? acts : [])));
  return Array.from({ length: 24 }, (_, hour) => {
    const one = known.get(hour);
    if (!one || one.acts === 0) return 0;
    return one.people >= fewest ? Math.max(1, Math.round((10 * one.acts) / most)) : null;
  });
}
