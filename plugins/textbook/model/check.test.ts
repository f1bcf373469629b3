import { expect, test } from 'vitest';
import { missingBefore } from './check';

test('a school without subjects is named first: books belong to subjects', () => {
  expect(missingBefore({ subjects: 0, books: 0, mayAddBooks: true })).toBe('textbook.check.noSubjects');
});

test('without a book one is sent to the administrator, or to the own books where those are allowed', () => {
  expect(missingBefore({ subjects: 3, books: 0, mayAddBooks: false })).toBe('textbook.check.noBooks');
  expect(missingBefore({ subjects: 3, books: 0, mayAddBooks: true })).toBe('textbook.check.noBooksAddOwn');
});

test('one book is enough', () => {
  expect(missingBefore({ subjects: 3, books: 1, mayAddBooks: false })).toBeNull();
});
