import { expect, test } from 'vitest';
import { pointsOf, type QuestionBody } from './question-body';
import { withPoints } from './shared-points';

const part = (points: number) => ({ type: 1 as const, stem: [], points });
const composite = (...points: number[]): QuestionBody => ({ type: 9, stem: [], points: 0, parts: points.map(part) });

test('the parts of a question share the points of an exercise as they share their own, to the half point', () => {
  const body = withPoints(composite(2, 4), 9);
  expect(body.parts?.map(({ points }) => points)).toEqual([3, 6]);
});

test('what rounding leaves over is given too: nothing is lost', () => {
  const body = withPoints(composite(1, 1, 1), 10);
  expect(pointsOf(body)).toBe(10);
});

test('a question without parts has the points of the exercise', () => {
  expect(withPoints({ type: 1, stem: [], points: 3 }, 5).points).toBe(5);
});
