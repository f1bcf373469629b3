import { expect, test } from 'vitest';
import { countSteps, nextPage, stepOfDigit } from './rubric';

test('digits mean the steps of the page that is shown', () => {
  const shown = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1];
  expect(stepOfDigit(2, 0, shown)).toBe(2);
  expect(stepOfDigit(2, 1, shown)).toBe(1);
  expect(stepOfDigit(3, 1, shown)).toBeNull();
  expect(stepOfDigit(0, 0, shown)).toBeNull();
  expect([nextPage(0, 12), nextPage(1, 12), nextPage(0, 4)]).toEqual([1, 0, 0]);
});

test('each step tells how many answers have it', () => {
  expect(countSteps([{ rubric: [0, 1] }, { rubric: [0] }, { rubric: [] }], 3)).toEqual([2, 1, 0]);
});
