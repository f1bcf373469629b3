import { expect, test } from 'vitest';
import type { KeptBook } from '../../api';
import { scopedBooks, scopeOf } from './kept';

const book = (bookId: string, facts: Partial<KeptBook> = {}): KeptBook => ({
  bookId,
  stageId: 'junior',
  subjectId: 'maths',
  gradeId: 'g7',
  itemId: 'pep',
  name: bookId,
  tbName: '上册',
  bookCover: '',
  coverPath: '',
  source: 1,
  isDefault: 0,
  version: 1,
  subject: '数学',
  grade: '七年级',
  item: '人教版',
  keeper: 'city',
  mayEdit: false,
  term: null,
  isAdopted: false,
  chapters: 0,
  removed: false,
  ...facts,
});
const managed = [
  book('adopted'),
  book('other'),
  book('own', { mayEdit: true }),
  book('gone', { mayEdit: true, removed: true }),
];
const scopes = scopedBooks([book('adopted'), book('not kept')], managed);
const ids = (scope: keyof typeof scopes) => scopes[scope].map(({ bookId }) => bookId);

test('in use are the books that one works with, and those that one keeps', () => {
  expect(ids('used')).toEqual(['adopted', 'not kept', 'own']);
  expect(scopes.used.map(({ kept }) => kept?.bookId)).toEqual(['adopted', undefined, 'own']);
});

test('those that can be put to use come after them, each once', () => {
  expect(ids('all')).toEqual(['adopted', 'not kept', 'other', 'own']);
});

test('what was taken out stands apart', () => {
  expect(ids('removed')).toEqual(['gone']);
});

test('an address without a known scope means the books in use', () => {
  expect([scopeOf(null), scopeOf('x'), scopeOf('removed')]).toEqual(['used', 'used', 'removed']);
});
