import { expect, test } from 'vitest';
import { pointsOfItems, pointsOfRow, spreadPoints } from './row-points';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('each question of a row has its points', () => {
  expect(pointsOfItems({ points: 3 }, 4)).toEqual([3, 3, 3, 3]);
  expect(pointsOfRow({ type: 0, counts: [4, 4, 1, 1], points: 3 })).toBe(30);
});

test('points rise from the first to the last, and come to the total', () => {
  const points = pointsOfItems({ points: 8, pointsTo: 12, total: 75 }, 8);
  expect(points).toEqual(points.toSorted((one, other) => one - other));
  expect([sum(points), Math.min(...points), Math.max(...points)]).toEqual([75, 8, 12]);
});

test('a total beyond the limits is met as far as they let it', () => {
  expect(pointsOfItems({ points: 8, pointsTo: 10, total: 100 }, 4)).toEqual([10, 10, 10, 10]);
  expect(pointsOfItems({ points: 8, pointsTo: 10, total: 1 }, 3)).toEqual([8, 8, 8]);
});

test('halves are shared out where the row has halves', () => {
  const points = pointsOfItems({ points: 1.5, pointsTo: 4, total: 8.5 }, 3);
  expect(sum(points)).toBe(8.5);
});

test('parts share the points of their question by what they have in the bank', () => {
  expect(spreadPoints(10, [2, 2, 4])).toEqual([2.5, 2.5, 5]);
  expect(spreadPoints(10, [0, 0, 0, 0])).toEqual([2.5, 2.5, 2.5, 2.5]);
  expect(spreadPoints(3, [7])).toEqual([3]);
  expect(sum(spreadPoints(7, [1, 1, 1, 1, 1]))).toBe(7);
});

test('no part is left without points where there are enough', () => {
  expect(spreadPoints(3, [10, 0, 0])).toEqual([2, 0.5, 0.5]);
});
