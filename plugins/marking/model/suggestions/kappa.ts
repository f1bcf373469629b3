/** Points of two who marked the same answer. */
export type Pair = readonly [one: number, other: number];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Quadratic weighted kappa: how far two markers agree beyond chance, −1 to 1, a difference counted by its square. Null where it is
 * not defined: of nothing, and where both always gave the same points.
 *
 * κ = 1 − Σ w·O / Σ w·E with w = (i − j)² (J. Cohen, Weighted kappa, Psychological Bulletin 70 (1968) 213–220). O are the pairs that
 * were seen, E those of chance: every mark of one with every mark of the other. The sums need no table: they are the mean square
 * difference of the pairs, and that of all marks with all, E[a²] + E[b²] − 2·E[a]·E[b].
 */
export function weightedKappa(pairs: readonly Pair[]): number | null {
  if (pairs.length === 0) return null;
  const [ones, others] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
  const seen = mean(pairs.map(([one, other]) => (one - other) ** 2));
  const square = (values: readonly number[]) => mean(values.map((value) => value ** 2));
  const byChance = square(ones) + square(others) - 2 * mean(ones) * mean(others);
  // marks are multiples of a half: what is smaller is rounding
  return byChance < 1e-9 ? null : 1 - seen / byChance;
}
