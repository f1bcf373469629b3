import { expect, test } from 'vitest';
import type { NamedBook } from '../shared/named-books';
import { foundBooks, optionsIn } from './found-books';
import { sourceAddress, sourceOf } from '../shared/sources';

const book = (bookId: string, facts: Partial<NamedBook>): NamedBook => ({
  bookId,
  stageId: 'junior',
  subjectId: 'maths',
  gradeId: 'g8',
  itemId: 'pep',
  name: '数学 八年级下册',
  tbName: '八年级下册',
  bookCover: '',
  coverPath: '',
  source: 1,
  isDefault: 0,
  version: 1,
  subject: '数学',
  grade: '八年级',
  item: '人教版',
  ...facts,
});
const books = [
  book('pep', {}),
  book('bnu', { itemId: 'bnu', item: '北师大版' }),
  book('senior', { stageId: 'senior', gradeId: 'g10', grade: '高一', name: '数学 必修第一册', tbName: '必修第一册' }),
];
const found = (query: string) => foundBooks(books, new URLSearchParams(query)).map(({ bookId }) => bookId);

test('without anything asked for all books are found', () => {
  expect(found('')).toEqual(['pep', 'bnu', 'senior']);
});

test('words are looked for in names and editions, all of them', () => {
  expect(found('q=八年级 北师大')).toEqual(['bnu']);
  expect(found('q=高一')).toEqual(['senior']);
  expect(found('q=化学')).toEqual([]);
});

test('stage, subject and grade narrow together', () => {
  expect(found('stage=junior&grade=g8')).toEqual(['pep', 'bnu']);
  expect(found('stage=senior&grade=g8')).toEqual([]);
});

test('each grade is offered once', () => {
  expect(optionsIn(books, 'gradeId', 'grade')).toEqual([
    { value: 'g8', label: '八年级' },
    { value: 'g10', label: '高一' },
  ]);
});

test('an address names a source by its word, and any other word means the school’s list', () => {
  expect(sourceOf('personal')).toBe(4);
  expect(sourceOf('4')).toBe(1);
  expect(sourceAddress(2)).toBe('/textbook/handle?source=electronic');
});
