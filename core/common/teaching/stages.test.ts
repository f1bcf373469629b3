import { expect, test } from 'vitest';
import { stageOfGrade } from './stages';

test('grades 1 to 6 are primary, 7 to 9 junior, 10 to 12 senior', () => {
  expect([1, 6, 7, 9, 10, 12].map(stageOfGrade)).toEqual([
    'primary',
    'primary',
    'junior',
    'junior',
    'senior',
    'senior',
  ]);
});

test.each([0, 13, 7.5])('there is no grade %d', (grade) => {
  expect(() => stageOfGrade(grade)).toThrow(RangeError);
});
