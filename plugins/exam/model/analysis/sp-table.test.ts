import { expect, test } from 'vitest';
import { tableOfRows } from './results/result-table';
import { spTableOf } from './sp-table';

const ones = (count: number) => Array.from({ length: count }, () => 1);

test('a paper that measures one thing has no caution and no disparity', () => {
  const steps = tableOfRows(
    [
      [1, 1, 1, 0],
      [1, 1, 0, 0],
      [1, 0, 0, 0],
    ],
    ones(4),
  );
  const { cautions, disparity, ofStudent, ofItem } = spTableOf(steps);
  expect([...ofStudent]).toEqual([3, 2, 1]);
  expect([...ofItem]).toEqual([3, 2, 1, 0]);
  expect(cautions).toEqual([0, 0, 0]);
  expect(disparity).toBe(0);
});

test('students and items are sorted by what is right, and the cells with them', () => {
  const { students, items, right } = spTableOf(
    tableOfRows(
      [
        [0, 1, 0],
        [1, 1, 0],
        [1, 1, 1],
      ],
      ones(3),
    ),
  );
  expect([...students]).toEqual([2, 1, 0]);
  expect([...items]).toEqual([1, 0, 2]);
  expect([...right]).toEqual([1, 1, 1, 1, 1, 0, 1, 0, 0]);
});

test('caution worked out by hand: one easy item lost for a hard one', () => {
  // right by item: 4, 3, 2, 1, mean 2.5. The last student has the second and the hardest instead of the two easiest:
  // (4 − 1) / (7 − 2 · 2.5)
  const { students, cautions, ofItem } = spTableOf(
    tableOfRows(
      [
        [1, 1, 1, 0],
        [1, 1, 1, 0],
        [1, 0, 0, 0],
        [1, 0, 0, 0],
        [0, 1, 0, 1],
      ],
      ones(4),
    ),
  );
  expect([...ofItem]).toEqual([4, 3, 2, 1]);
  expect(cautions[[...students].indexOf(4)]).toBeCloseTo(1.5, 12);
});

test('disparity is about one where answers are chance, and the order of rows does not matter', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const rows = Array.from({ length: 400 }, () => Array.from({ length: 30 }, () => (random() < 0.6 ? 1 : 0)));
  const { disparity } = spTableOf(tableOfRows(rows, ones(30)));
  expect(disparity).toBeGreaterThan(0.9);
  expect(disparity).toBeLessThan(1.1);
  expect(spTableOf(tableOfRows(rows.toReversed(), ones(30))).disparity).toBeCloseTo(disparity!, 12);
});

test('who is not marked to the end is not in the table, and places stay those of the given one', () => {
  const { students } = spTableOf(
    tableOfRows(
      [
        [1, null],
        [0, 1],
        [1, 1],
      ],
      ones(2),
    ),
  );
  expect([...students]).toEqual([2, 1]);
});
