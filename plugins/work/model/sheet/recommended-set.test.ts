import { expect, test } from 'vitest';
import { hasOtherSet, minutesOf, recommendedSet } from './recommended-set';

const of = (...difficulties: number[]) =>
  difficulties.map((difficulty, index) => ({ name: `q${index}`, difficulty, seconds: 100 }));
const names = (questions: readonly { readonly name: string }[]) => questions.map(({ name }) => name);

test('a set is five questions, from easy to hard', () => {
  expect(names(recommendedSet(of(3, 1, 5, 1, 2, 4), 0))).toEqual(['q1', 'q3', 'q4', 'q0', 'q2']);
});

test('another turn is another set, until the list begins again', () => {
  const questions = of(1, 1, 1, 1, 1, 1, 1);
  expect(names(recommendedSet(questions, 1))).toEqual(['q5', 'q6']);
  expect(recommendedSet(questions, 2)).toEqual(recommendedSet(questions, 0));
  expect(hasOtherSet(questions)).toBe(true);
  expect(hasOtherSet(of(1, 2))).toBe(false);
});

test('of nothing nothing is recommended', () => {
  expect(recommendedSet([], 3)).toEqual([]);
});

test('a set takes whole minutes, one at least', () => {
  expect(minutesOf(of(1, 1, 1))).toBe(5);
  expect(minutesOf([{ difficulty: 1, seconds: 0 }])).toBe(1);
});
