import { expect, test } from 'vitest';
import { countSteps, nextPage, pointsOfSteps, stepOfDigit, toggleStep } from './rubric';

const rubric = [2, 1, 2, 1].map((points) => ({ text: [], points }));

test('the points of an answer are those of its steps, and not more than there are', () => {
  expect(pointsOfSteps(rubric, [0, 2], 6)).toBe(4);
  expect(pointsOfSteps(rubric, [0, 1, 2, 3], 5)).toBe(5);
  expect(pointsOfSteps(rubric, [], 6)).toBe(0);
});

test('a key chooses a step, and takes it back', () => {
  expect(toggleStep([0, 3], 1)).toEqual([0, 1, 3]);
  expect(toggleStep([0, 1, 3], 1)).toEqual([0, 3]);
});

test('digits mean the steps of the page that is shown', () => {
  expect(stepOfDigit(1, 0, 12)).toBe(0);
  expect(stepOfDigit(3, 1, 12)).toBe(11);
  expect(stepOfDigit(4, 1, 12)).toBeNull();
  expect(stepOfDigit(0, 0, 12)).toBeNull();
  expect([nextPage(0, 12), nextPage(1, 12), nextPage(0, 4)]).toEqual([1, 0, 0]);
});

test('each step tells how many answers have it', () => {
  expect(countSteps([{ rubric: [0, 1] }, { rubric: [0] }, { rubric: [] }], 3)).toEqual([2, 1, 0]);
});
