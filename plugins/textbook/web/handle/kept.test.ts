import { expect, test } from 'vitest';
import type { KeptBook } from '../../api';
import { scopedBooks, scopeOf } from './kept';

const book = (bookid: string, facts: Partial<KeptBook> = {}): KeptBook => ({
  bookid,
  stageid: 'junior',
  subjectid: 'maths',
  gradeid: 'g7',
  itemid: 'pep',
  name: bookid,
  tbname: '上册',
  bookcover: '',
  coverpath: '',
  source: 1,
  isdefault: 0,
  version: 1,
  subject: '数学',
  grade: '七年级',
  item: '人教版',
  keeper: 'city',
  mayedit: false,
  term: null,
  isadopted: false,
  chapters: 0,
  removed: false,
  ...facts,
});
const managed = [
  book('adopted'),
  book('other'),
  book('own', { mayedit: true }),
  book('gone', { mayedit: true, removed: true }),
];
const scopes = scopedBooks([book('adopted'), book('not kept')], managed);
const ids = (scope: keyof typeof scopes) => scopes[scope].map(({ bookid }) => bookid);

test('in use are the books that one works with, and those that one keeps', () => {
  expect(ids('used')).toEqual(['adopted', 'not kept', 'own']);
  expect(scopes.used.map(({ kept }) => kept?.bookid)).toEqual(['adopted', undefined, 'own']);
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
