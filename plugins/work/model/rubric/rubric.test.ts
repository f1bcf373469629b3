import { expect, test } from 'vitest';
import { bestSteps, keepsNumbers, pointsOfSteps, stepsInUse, rubricTotal, toggleStep, withRubric } from './rubric';

const step = (points: number, more: { criterion?: string; isOff?: true } = {}) => ({ text: [], points, ...more });
const plain = [2, 1, 2, 1].map((points) => step(points));
const levels = [
  step(2),
  step(4, { criterion: '内容' }),
  step(2, { criterion: '内容' }),
  step(3, { isOff: true }),
  step(1, { criterion: '书写' }),
  step(5, { criterion: '内容' }),
];

test('the points of an answer are those of its steps, and not more than there are', () => {
  expect(pointsOfSteps(plain, [0, 2], 6)).toBe(4);
  expect(pointsOfSteps(plain, [0, 1, 2, 3], 5)).toBe(5);
  expect(pointsOfSteps(plain, [], 6)).toBe(0);
});

test('a key chooses a step, and takes it back', () => {
  expect(toggleStep(plain, [0, 3], 1)).toEqual([0, 1, 3]);
  expect(toggleStep(plain, [0, 1, 3], 1)).toEqual([0, 3]);
});

test('an answer has one level of a criterion: another takes its place', () => {
  expect(toggleStep(levels, [0, 1], 2)).toEqual([0, 2]);
  expect(toggleStep(levels, [0, 2], 4)).toEqual([0, 2, 4]);
});

test('levels stand together, whatever was added later; what is not used any more is not shown', () => {
  expect(stepsInUse(levels)).toEqual([0, 1, 2, 5, 4]);
});

test('the best answer has the best level of each criterion', () => {
  expect(bestSteps(levels)).toEqual([0, 4, 5]);
  expect(rubricTotal(levels)).toBe(8);
});

test('a part of a question gets its rubric, the others keep theirs', () => {
  const composite = { part: 1, parts: 2, isComposite: true };
  expect(withRubric({}, composite, plain).parts).toEqual([{}, { rubric: plain }]);
  expect(withRubric({ analysis: [], parts: [{ choice: [0] }, {}] }, composite, plain)).toEqual({
    analysis: [],
    parts: [{ choice: [0] }, { rubric: plain }],
  });
  expect(withRubric({ answer: [] }, { part: 0, parts: 1, isComposite: false }, plain)).toEqual({
    answer: [],
    rubric: plain,
  });
});

test('steps that marks name cannot go', () => {
  expect(keepsNumbers(plain, plain.slice(1))).toBe(false);
  expect(keepsNumbers(plain, [...plain, step(1)])).toBe(true);
});
