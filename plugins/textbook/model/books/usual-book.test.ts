import { expect, test } from 'vitest';
import { usualBook } from './usual-book';

const seven = { gradeId: '7', subjectId: 'mathematics' };
const eight = { gradeId: '8', subjectId: 'mathematics' };
const books = [
  { id: 'seven', ...seven },
  { id: 'eight-a', ...eight },
  { id: 'eight-b', ...eight },
];

test('one begins with the first book of what one teaches to most classes', () => {
  expect(usualBook(books, [seven, eight, eight])).toBe('eight-a');
  expect(usualBook(books, [seven, eight])).toBe('seven');
});

test('who teaches nothing, or something without a book, begins with the first of all', () => {
  expect(usualBook(books, [])).toBe('seven');
  expect(usualBook(books, [{ gradeId: '1', subjectId: 'art' }])).toBe('seven');
});

test('where there are no books there is none to begin with', () => {
  expect(usualBook([], [seven])).toBeNull();
});
