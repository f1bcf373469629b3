import { expect, test } from 'vitest';
import { classNames, namesIn } from './class-names';

test('class names are joined, absent ones are left out', () => {
  expect(classNames('card', false, null, undefined, '', 'is-open')).toBe('card is-open');
});

test('a class name must not contain a space', () => {
  expect(() => classNames('card', 'is open')).toThrow(RangeError);
});

test('a class attribute is handed on name by name', () => {
  expect(classNames('card', ...namesIn(' wide  is-open '), ...namesIn(undefined))).toBe('card wide is-open');
});
