import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Pair, weightedKappa } from './kappa';

/** As the paper writes it: a table of weights, one of what was seen, one of chance. */
function byTables(pairs: readonly Pair[], most: number): number {
  const of = (rows: number) => Array.from({ length: rows }, () => 0);
  const seen = Array.from({ length: most + 1 }, () => of(most + 1));
  const [ones, others] = [of(most + 1), of(most + 1)];
  for (const [one, other] of pairs) {
    seen[one]![other]! += 1;
    ones[one]! += 1;
    others[other]! += 1;
  }
  let [above, below] = [0, 0];
  for (let one = 0; one <= most; one++)
    for (let other = 0; other <= most; other++) {
      const weight = ((one - other) / most) ** 2;
      above += weight * seen[one]![other]!;
      below += (weight * ones[one]! * others[other]!) / pairs.length;
    }
  return 1 - above / below;
}

const most = 6;
const mark = fc.integer({ min: 0, max: most });
const marks = fc.array(fc.tuple(mark, mark), { minLength: 2, maxLength: 40 });

it('is 1 where both always agree, and −1 where they are opposites', () => {
  expect(weightedKappa([0, 2, 4, 6].map((points) => [points, points]))).toBe(1);
  expect(
    weightedKappa([
      [0, 6],
      [6, 0],
    ]),
  ).toBe(-1);
});

it('is 0 where one of them does not look', () => {
  expect(
    weightedKappa([
      [0, 3],
      [2, 3],
      [6, 3],
    ]),
  ).toBeCloseTo(0);
});

it('is not defined of nothing, nor where both gave everybody the same', () => {
  expect(weightedKappa([])).toBeNull();
  expect(
    weightedKappa([
      [3, 3],
      [3, 3],
    ]),
  ).toBeNull();
});

it('is what the tables of the paper come to, and the same for both', () => {
  fc.assert(
    fc.property(marks, (pairs) => {
      const kappa = weightedKappa(pairs);
      if (kappa === null) return;
      expect(kappa).toBeCloseTo(byTables(pairs, most), 9);
      expect(kappa).toBeCloseTo(weightedKappa(pairs.map(([one, other]) => [other, one]))!, 9);
      expect(kappa).toBeLessThanOrEqual(1);
    }),
  );
});
