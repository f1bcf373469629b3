import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import type { AutoRow } from './rules';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const inSteps = (points: number, step: number): number => Math.round(points / step) * step;

/**
 * Points of so many questions of a row, rising from the easiest to the hardest. Whole points where the row has whole ones,
 * else halves; the sum is the row's total as far as its limits let it.
 */
export function pointsOfItems(row: Pick<AutoRow, 'points' | 'pointsTo' | 'total'>, count: number): number[] {
  const { points: first, pointsTo: last = first } = row;
  const [least, most] = first <= last ? [first, last] : [last, first];
  const total = row.total ?? (count * (least + most)) / 2;
  const step = [least, most, row.total ?? 0].every(Number.isInteger) ? 1 : pointStep;
  const points = Array.from({ length: count }, (_, at) =>
    Math.min(most, Math.max(least, inSteps(least + ((most - least) * at) / Math.max(1, count - 1), step))),
  );
  if (least === most) return points;
  let missing = inSteps(total - sum(points), step);
  // a step each, the hardest first, or taken from the easiest
  for (let moved = true; moved && missing !== 0; ) {
    moved = false;
    const sign = Math.sign(missing);
    for (let turn = 0; turn < count && missing !== 0; turn += 1) {
      const at = sign > 0 ? count - 1 - turn : turn;
      const next = points[at]! + sign * step;
      if (next < least || next > most) continue;
      points[at] = next;
      missing -= sign * step;
      moved = true;
    }
  }
  return points.toSorted((one, other) => one - other);
}

/** Points of the row. */
export const pointsOfRow = (row: AutoRow): number => sum(pointsOfItems(row, sum(row.counts)));

/**
 * Points of a question shared out to its parts by what these have in the bank, in halves: the largest remainders first, none
 * without a half where there are enough.
 */
export function spreadPoints(points: number, weights: readonly number[]): number[] {
  const halves = Math.round(points / pointStep);
  const all = sum(weights);
  const shares = weights.map((weight) => (all > 0 ? (weight / all) * halves : halves / weights.length));
  const spread = shares.map(Math.floor);
  const byRemainder = shares
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .toSorted((one, other) => other.rest - one.rest || one.at - other.at);
  for (let left = halves - sum(spread), turn = 0; left > 0; left -= 1, turn += 1)
    spread[byRemainder[turn % byRemainder.length]!.at]! += 1;
  if (halves >= spread.length)
    for (let at = spread.indexOf(0); at >= 0; at = spread.indexOf(0)) {
      spread[spread.indexOf(Math.max(...spread))]! -= 1;
      spread[at] = 1;
    }
  return spread.map((count) => count * pointStep);
}
