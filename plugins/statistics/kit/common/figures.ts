import type { Figure, Measure } from '../../api';

/** Nothing is told of fewer people, classes or papers: somebody would be recognised by it. */
export const fewest = 5;

type Told = Omit<Figure, 'measure' | 'at'>;

const hiddenAs = (hidden: 'few' | 'other'): Told => ({ value: null, hidden, n: null });

/** A value of `n`, or that there are too few; `n` null is about no people. */
export function tell(value: number | null, n: number | null, least = fewest): Told {
  if (n !== null && n > 0 && n < least) return hiddenAs('few');
  return { value: n === 0 && value !== 0 ? null : value, hidden: null, n };
}

/**
 * Parts of a whole that is told too. A hidden part is safe while the hidden ones together are enough: otherwise the whole less the
 * other parts would tell it, so the next smallest are hidden with it until they are (complementary suppression; Willenborg and
 * de Waal, Elements of Statistical Disclosure Control, 2001).
 */
export function tellParts(
  parts: readonly { readonly value: number | null; readonly n: number }[],
  least = fewest,
): Told[] {
  const told = parts.map(({ value, n }) => tell(value, n, least));
  const hidden = new Set(told.flatMap(({ hidden: why }, at) => (why ? [at] : [])));
  if (hidden.size === 0) return told;
  const people = () => [...hidden].reduce((sum, at) => sum + parts[at]!.n, 0);
  const bySize = parts.map((_, at) => at).filter((at) => parts[at]!.n > 0 && !hidden.has(at));
  bySize.sort((one, other) => parts[one]!.n - parts[other]!.n || one - other);
  for (const at of bySize) {
    if (hidden.size > 1 && people() >= least) break;
    hidden.add(at);
    told[at] = hiddenAs('other');
  }
  return told;
}

/** Figures by the rules of a measure. */
export const figureOf = (measure: Measure, value: number | null, n: number | null, at: Date): Figure => ({
  measure: measure.id,
  ...tell(value, n, Math.max(fewest, measure.fewest)),
  at: at.toISOString(),
});
