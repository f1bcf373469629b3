import { expect, test } from 'vitest';
import { evenShares, firstRules, pointsText, readPoints, shareOut, withCount, withPoints } from './grid';
import { pointsOfRow } from './row-points';

const [choice, , written] = firstRules.rows;

test('a row with more questions keeps its proportions', () => {
  expect(withCount(choice!, 20).counts).toEqual([8, 8, 2, 2]);
  expect(withCount(choice!, 11).counts.reduce((sum, one) => sum + one, 0)).toBe(11);
  expect(withCount({ ...choice!, counts: [0, 0, 0, 0] }, 5).counts).toEqual([2, 2, 1, 0]);
  expect(shareOut(0, [1, 2])).toEqual([0, 0]);
});

test.each([
  ['3', { points: 3 }],
  ['2.5', { points: 2.5 }],
  ['8–12', { points: 8, pointsTo: 12 }],
  ['8 - 12', { points: 8, pointsTo: 12 }],
  ['8至12', { points: 8, pointsTo: 12 }],
])('points are read as people write them: %s', (text, points) => {
  expect(readPoints(text)).toEqual(points);
});

test.each(['', '0', 'three', '12-8', '2.3', '300', '8-'])('"%s" is no number of points', (text) => {
  expect(readPoints(text)).toBeNull();
});

test('points are written as they are read', () => {
  for (const text of ['3', '8–12', '2.5']) expect(pointsText(readPoints(text)!)).toBe(text);
});

test('a row whose points no longer rise has the points of its questions', () => {
  expect(pointsOfRow(withPoints(written!, { points: 10 }))).toBe(80);
  expect(withPoints(written!, { points: 9, pointsTo: 11 })).toMatchObject({ total: 75 });
});

test('a hundred percent is shared out evenly', () => {
  expect(evenShares(['a', 'b', 'c']).map(({ share }) => share)).toEqual([34, 33, 33]);
  expect(evenShares([])).toEqual([]);
});

test('the first paper comes to 120 points', () => {
  expect(firstRules.rows.reduce((sum, row) => sum + pointsOfRow(row), 0)).toBe(120);
});
