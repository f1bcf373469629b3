import type { AutoRow, AutoRules } from './rules';

// What the rule grid does with a row, and with what it begins.

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** So many things shared out by weights; those with the largest remainders get one more. */
export function shareOut(count: number, weights: readonly number[]): number[] {
  const all = sum(weights);
  const exact = weights.map((weight) => (all > 0 ? (weight / all) * count : count / weights.length));
  const shares = exact.map(Math.floor);
  const byRemainder = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .toSorted((one, other) => other.rest - one.rest || one.at - other.at);
  const left = count - sum(shares);
  for (const { at } of byRemainder.slice(0, left)) shares[at]! += 1;
  return shares;
}

/** Easy, medium, harder, hard as most papers of a school have them. */
const usual = [4, 4, 1, 1];

/** The row with so many questions, in the proportions that it has, or in the usual ones where it has none. */
export const withCount = (row: AutoRow, count: number): AutoRow => ({
  ...row,
  counts: shareOut(count, sum(row.counts) > 0 ? row.counts : usual),
});

/** The row with other points; without a rise it has no total of its own. */
export function withPoints(row: AutoRow, { points, pointsTo }: Pick<AutoRow, 'points' | 'pointsTo'>): AutoRow {
  const { pointsTo: _to, total, ...rest } = row;
  if (pointsTo === undefined || pointsTo === points) return { ...rest, points };
  return { ...rest, points, pointsTo, ...(total !== undefined && { total }) };
}

/** What is written in the field of points: 3, or 8–12. */
export const pointsText = ({ points, pointsTo }: Pick<AutoRow, 'points' | 'pointsTo'>): string =>
  pointsTo === undefined ? String(points) : `${points}–${pointsTo}`;

const written = /^\s*(\d+(?:\.5)?)\s*(?:[-–—~～至]\s*(\d+(?:\.5)?)\s*)?$/;

/** Points that somebody has written; null for what is none. */
export function readPoints(text: string): Pick<AutoRow, 'points' | 'pointsTo'> | null {
  const [, first, last] = written.exec(text) ?? [];
  const [points, pointsTo] = [Number(first), last === undefined ? undefined : Number(last)];
  if (!(points > 0) || points > 200 || (pointsTo !== undefined && (pointsTo < points || pointsTo > 200))) return null;
  return pointsTo === undefined ? { points } : { points, pointsTo };
}

/** A hundred percent shared out evenly. */
export const evenShares = (ids: readonly string[]): AutoRules['knowledge']['shares'] => {
  const shares = shareOut(
    100,
    ids.map(() => 1),
  );
  return ids.map((id, at) => ({ id, share: shares[at]! }));
};

/** What the first paper of a grade and subject begins with. */
export const firstRules: AutoRules = {
  rows: [
    { type: 0, counts: [4, 4, 1, 1], points: 3 },
    { type: 3, counts: [2, 2, 1, 0], points: 3 },
    { type: 5, counts: [3, 2, 2, 1], points: 8, pointsTo: 12, total: 75 },
  ],
  knowledge: { by: 'chapter', shares: [] },
  difficulty: 0.68,
  minutes: 120,
  avoid: { months: 12, homework: false, paperIds: [], sameKind: true },
  sources: [2, 3],
};
