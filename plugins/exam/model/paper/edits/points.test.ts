import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsOf, pointsOfPaper } from '../document';
import { itemNamed, paperOf } from '../samples';
import { itemWithPoints, rounded, sectionWithPoints, spread, spreadToTarget } from './points';

const pointsIn = (paper: Parameters<typeof itemsOf>[0]) => itemsOf(paper).map(({ points }) => points);

test('points go in halves, from 0 to the most', () => {
  expect([2.26, -1, 1000, 3].map(rounded)).toEqual([2.5, 0, 200, 3]);
});

test.each([
  [10, [1, 1, 1], [3, 3, 4]],
  [10, [0, 0], [5, 5]],
  [7, [3, 1], [5, 2]],
  [1, [1, 1, 1], [0, 0.5, 0.5]],
  [2.5, [1, 1], [1, 1.5]],
  [5, [], []],
])('%d shared by %j is %j', (total, weights, shares) => {
  expect(spread(total, weights)).toEqual(shares);
});

test('whatever is shared comes out exactly, in halves, and nobody gets less than nothing', () => {
  const half = fc.integer({ min: 0, max: 400 }).map((one) => one / 2);
  fc.assert(
    fc.property(half, fc.array(half, { minLength: 1, maxLength: 40 }), (total, weights) => {
      const shares = spread(total, weights);
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(total);
      expect(shares.every((one) => one >= 0 && Number.isInteger(one * 2))).toBe(true);
    }),
  );
});

test('points of an item with parts are shared by what the parts had', () => {
  const paper = paperOf({ A: [itemNamed('a', 2, 4), 'b'] });
  expect(pointsIn(itemWithPoints(paper, 'a', 12))).toEqual([[4, 8], [3]]);
  expect(itemWithPoints(paper, 'a', 6)).toBe(paper);
  expect(itemWithPoints(paper, 'gone', 6)).toBe(paper);
});

test('every item of a section gets the same', () => {
  const paper = paperOf({ A: ['a', 'b'], B: ['c'] });
  expect(pointsIn(sectionWithPoints(paper, 'A', 5))).toEqual([[5], [5], [3]]);
});

test('a paper comes to its target exactly, in proportion', () => {
  const paper = paperOf({ A: ['a', 'b', 'c'] }, { B: [itemNamed('d', 5, 5), itemNamed('e', 12)] });
  const spreadOut = spreadToTarget(paper);
  expect(pointsOfPaper(spreadOut)).toBe(100);
  expect(pointsIn(spreadOut)).toEqual([[10], [10], [10], [16, 16], [38]]);
  expect(spreadToTarget(spreadOut)).toBe(spreadOut);
  expect(spreadToTarget(paperOf({}))).toEqual(paperOf({}));
});

test('any paper with items comes to any target', () => {
  const half = (max: number) => fc.integer({ min: 0, max }).map((one) => one / 2);
  fc.assert(
    fc.property(
      half(600).filter((one) => one > 0),
      fc.array(half(40), { minLength: 1, maxLength: 30 }),
      (target, all) => {
        const paper = paperOf({ A: all.map((points, at) => itemNamed(`i${at}`, points)) });
        expect(pointsOfPaper(spreadToTarget({ ...paper, target: { ...paper.target, points: target } }))).toBe(target);
      },
    ),
  );
});
