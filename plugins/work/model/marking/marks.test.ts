import { expect, test } from 'vitest';
import { isMarkedByPlatform, isOnScale, itemsToCorrect, partPoints, stateOfPoints, totalsOf } from './marks';

test('choices, true/false and gaps that are filled in are marked by the platform, photos of them are not', () => {
  expect([0, 1, 2, 3, 4, 5].map((type) => isMarkedByPlatform(type, 'fill'))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(isMarkedByPlatform(0, 'photo')).toBe(false);
});

test('points go in halves from nothing to all', () => {
  expect([0, 0.5, 3.5, 4].map((points) => isOnScale(points, 4))).toEqual([true, true, true, true]);
  expect([-0.5, 4.5, 1.25, Number.NaN].map((points) => isOnScale(points, 4))).toEqual([false, false, false, false]);
});

test('what a person gave is right, partly, wrong, or blank', () => {
  expect([4, 2, 0].map((points) => stateOfPoints(points, 4, false))).toEqual(['right', 'partly', 'wrong']);
  expect(stateOfPoints(0, 4, true)).toBe('blank');
});

const marks = [
  { itemId: 'a', part: 0, points: 4, of: 4 },
  { itemId: 'b', part: 0, points: 1, of: 2 },
  { itemId: 'b', part: 1, points: 0, of: 2 },
  { itemId: 'c', part: 0, points: null, of: 6 },
];

test('an attempt adds up what is marked and counts what is not', () => {
  expect(totalsOf(marks)).toEqual({ points: 5, of: 14, open: 1 });
  expect(totalsOf([])).toEqual({ points: 0, of: 0, open: 0 });
});

test('only what lost points goes back, each item once; what nobody has marked does not', () => {
  expect(itemsToCorrect(marks)).toEqual(['b']);
});

test('points of homework stand in place of the question’s', () => {
  expect(partPoints(null, [2, 3])).toEqual([2, 3]);
  expect(partPoints([5], [2, 3])).toEqual([5, 3]);
});
