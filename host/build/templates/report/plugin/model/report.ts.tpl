import { type Kind, kinds } from './kinds';

/** How many there were of a kind on a day. */
export interface Count {
  readonly kind: Kind;
  readonly count: number;
}

/** A line for each kind, also for those that did not occur, with its share of all in percent. */
export function linesOf(counts: readonly Count[]): (Count & { readonly share: number })[] {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return kinds.map((kind) => {
    const count = counts.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.count, 0);
    return { kind, count, share: total === 0 ? 0 : Math.round((count / total) * 100) };
  });
}
