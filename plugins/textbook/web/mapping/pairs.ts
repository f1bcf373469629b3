import type { Pair } from '../../model/trees/proposed-pairs';

/** What somebody did: pairs that he made, and pairs that he took apart. */
export interface PairChange {
  readonly added: readonly Pair[];
  readonly removed: readonly Pair[];
}

const keyOf = ({ left, right }: Pair) => `${left} ${right}`;
const keysOf = (pairs: readonly Pair[]) => new Set(pairs.map(keyOf));

/** The pairs of the first list that the second does not have. */
export function missingIn(pairs: readonly Pair[], others: readonly Pair[]): Pair[] {
  const known = keysOf(others);
  return pairs.filter((pair) => !known.has(keyOf(pair)));
}

/** The pairs after a change; what is there already is not added twice. */
export const changedPairs = (pairs: readonly Pair[], { added, removed }: PairChange): Pair[] => {
  const left = missingIn(pairs, removed);
  return [...left, ...missingIn(added, left)];
};

/** The change that takes this one back. */
export const inverse = ({ added, removed }: PairChange): PairChange => ({ added: removed, removed: added });

/** What two people have made of the same pairs at once, together: what either added or took apart counts. */
export const joinedPairs = (base: readonly Pair[], mine: readonly Pair[], theirs: readonly Pair[]): Pair[] =>
  changedPairs(theirs, { added: missingIn(mine, base), removed: missingIn(base, mine) });

/** How many pairs each line of the left tree has. */
export function countsOf(pairs: readonly Pair[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { left } of pairs) counts.set(left, (counts.get(left) ?? 0) + 1);
  return counts;
}
