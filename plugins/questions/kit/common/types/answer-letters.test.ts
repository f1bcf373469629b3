import { expect, test } from 'vitest';
import { answerLetter, answerOption } from './answer-letters';

test('options are lettered from A to Z, and letters lead back to them', () => {
  for (let option = 0; option < 26; option++) expect(answerOption(answerLetter(option))).toBe(option);
  expect(answerLetter(0)).toBe('A');
  expect(answerLetter(25)).toBe('Z');
});

test('small letters are read, anything else is no option', () => {
  expect(answerOption('c')).toBe(2);
  expect(['', 'AB', '1', '对'].map(answerOption)).toEqual([-1, -1, -1, -1]);
});

test.each([-1, 26, 0.5])('there is no letter for option %d', (option) => {
  expect(() => answerLetter(option)).toThrow(RangeError);
});
