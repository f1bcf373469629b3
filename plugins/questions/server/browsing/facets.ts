import type { Narrowing, ShareRow } from './listing.queries';

/** Filters of a list besides the place. */
export const facts = ['type', 'difficulty', 'kind', 'year'] as const;
type Fact = (typeof facts)[number];

const choices = { type: 'types', difficulty: 'difficulties', kind: 'kinds', year: 'years' } as const;

/** The wish as if nothing had been chosen of this fact. */
export function withoutChoice(narrowing: Narrowing, fact: Fact): Narrowing {
  const { [choices[fact]]: _chosen, ...others } = narrowing;
  return others;
}

/** One fact's values with how many there are: numbers in their order, the newest year first, kinds by how many. */
export function facetsOf(fact: Fact, shares: readonly ShareRow[]) {
  const counts = new Map<string | number, number>();
  for (const share of shares) {
    const value = share[fact];
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + share.count);
  }
  const values = [...counts].map(([value, count]) => ({ facet: fact, value: String(value), count }));
  if (fact === 'kind') return values.toSorted((one, other) => other.count - one.count);
  const sign = fact === 'year' ? -1 : 1;
  return values.toSorted((one, other) => sign * (Number(one.value) - Number(other.value)));
}
