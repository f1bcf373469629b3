import { expect, test } from 'vitest';
import { discriminationOf, discriminationWord, distributionOf, meanShare, medianShare, mostFrequent } from './summary';

const marks = [10, 8, 6, 4, 2].map((points) => ({ points, of: 10 }));

test('mean and median are shares of the points, and nothing of nobody', () => {
  expect(meanShare(marks)).toBeCloseTo(0.6);
  expect(medianShare(marks)).toBeCloseTo(0.6);
  expect(medianShare(marks.slice(0, 4))).toBeCloseTo(0.7);
  expect([meanShare([]), medianShare([]), meanShare([{ points: 0, of: 0 }])]).toEqual([null, null, null]);
});

test('a distribution counts tenths, full marks in the last', () => {
  expect(distributionOf([...marks, { points: 0, of: 10 }, { points: 3, of: 30 }])).toEqual([
    1, 1, 1, 0, 1, 0, 1, 0, 1, 1,
  ]);
});

test('an item that only strong students get tells them apart, one that all get does not', () => {
  const people = Array.from({ length: 12 }, (_, index) => `p${index}`);
  const totals = new Map(people.map((id, index) => [id, 100 - index]));
  const hard = people.map((attemptId, index) => ({ attemptId, points: index < 6 ? 2 : 0, of: 2 }));
  const easy = people.map((attemptId) => ({ attemptId, points: 2, of: 2 }));
  expect(discriminationOf(hard, totals)).toBe(1);
  expect(discriminationOf(easy, totals)).toBe(0);
  expect(discriminationOf(hard.slice(0, 5), totals)).toBeNull();
});

test('wrong answers are told when more than one gave them, the most frequent first', () => {
  expect(mostFrequent(['B', 'C', 'B', '', 'D', 'C', 'B'], 5)).toEqual([
    { text: 'B', count: 3 },
    { text: 'C', count: 2 },
  ]);
  expect(mostFrequent(['B', 'B', 'C', 'C'], 1)).toEqual([{ text: 'B', count: 2 }]);
});

test('a discrimination has a word, and one below zero says that something is wrong with the question', () => {
  expect([-0.05, 0, 0.19, 0.2, 0.39, 0.4, 1].map(discriminationWord)).toEqual([
    'reversed',
    'poor',
    'poor',
    'fair',
    'fair',
    'good',
    'good',
  ]);
});
