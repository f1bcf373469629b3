import { expect, test } from 'vitest';
import { heatOf, partsOf } from './heat';

test('a part is watched by who watched half of it', () => {
  // twenty seconds are four parts of five
  expect(heatOf([[[0, 20]], [[0, 8]], [[0, 7]], []], 20)).toEqual([3, 2, 1, 1]);
});

test('a jump over the middle is seen, and what lies beyond the end is not', () => {
  expect(
    heatOf(
      [
        [
          [0, 5],
          [15, 40],
        ],
      ],
      20,
    ),
  ).toEqual([1, 0, 0, 1]);
});

test('a long film has as many parts as a line can show, a short one at least one, an unknown one none', () => {
  expect([partsOf(3600), partsOf(3), partsOf(0)]).toEqual([60, 1, 0]);
  expect(heatOf([[[0, 3]]], 0)).toEqual([]);
});
