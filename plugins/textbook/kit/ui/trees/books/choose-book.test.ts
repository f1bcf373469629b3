import { expect, test } from 'vitest';
import { chooseBook } from './choose-book';

const books = [
  { bookId: 'first', isDefault: 0 },
  { bookId: 'usual', isDefault: 1 },
  { bookId: 'stored', isDefault: 0 },
] as const;

test('the stored book comes before the default, the default before the first', () => {
  expect(chooseBook(books, 'stored')?.bookId).toBe('stored');
  expect(chooseBook(books, 'of last year')?.bookId).toBe('usual');
  expect(chooseBook(books, null)?.bookId).toBe('usual');
  expect(chooseBook([books[2], books[0]], 'of last year')?.bookId).toBe('stored');
});

test('without books none is chosen', () => {
  expect(chooseBook([], 'stored')).toBeNull();
});
