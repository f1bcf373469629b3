import { expect, test } from 'vitest';
import { classNameOf } from './class-name';

test('a class is named by grade and number', () => {
  expect(classNameOf(7, '3')).toBe('七(3)班');
  expect(classNameOf(1, '12')).toBe('一(12)班');
  expect(classNameOf(10, '2')).toBe('高一(2)班');
});

test('it has no name while one of them is missing', () => {
  expect(classNameOf(undefined, '3')).toBe('');
  expect(classNameOf(7, '')).toBe('');
});
