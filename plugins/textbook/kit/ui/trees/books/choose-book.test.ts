import { expect, test } from 'vitest';
import { chooseBook } from './choose-book';

const books = [
  { bookid: 'first', isdefault: 0 },
  { bookid: 'usual', isdefault: 1 },
  { bookid: 'stored', isdefault: 0 },
] as const;

test('the stored book comes before the default, the default before the first', () => {
  expect(chooseBook(books, 'stored')?.bookid).toBe('stored');
  expect(chooseBook(books, 'of last year')?.bookid).toBe('usual');
  expect(chooseBook(books, null)?.bookid).toBe('usual');
  expect(chooseBook([books[2], books[0]], 'of last year')?.bookid).toBe('stored');
});

test('without books none is chosen', () => {
  expect(chooseBook([], 'stored')).toBeNull();
});
