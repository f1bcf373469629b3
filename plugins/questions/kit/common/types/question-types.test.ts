import { expect, test } from 'vitest';
import { isComposite, isQuestionType, mostOptions, questionTypes } from './question-types';

test('the numbers are those of the specification, and 6 is none of them', () => {
  expect(Object.values(questionTypes)).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9]);
  expect(isQuestionType(6)).toBe(false);
});

test('listening, cloze and reading are made of smaller questions', () => {
  expect(Object.values(questionTypes).filter(isComposite)).toEqual([7, 8, 9]);
});

test('a choice has at most ten options, a gap filling four, a true/false two, any other one', () => {
  expect(Object.values(questionTypes).map(mostOptions)).toEqual([10, 10, 2, 4, 1, 1, 1, 1, 1]);
});
