import { expect, test } from 'vitest';
import { bookChoices, bookNear, bookWords, type PickableBook } from './near-book';

const named = (name: string) => ({ id: name, name });
const book = (words: string): PickableBook => {
  const [stage, grade, subject, edition, volume] = words.split(' ') as [string, string, string, string, string];
  return {
    stage: named(stage),
    grade: named(grade),
    subject: named(subject),
    edition: named(edition),
    book: { id: words, name: volume },
  };
};
const books = [
  '初中 七年级 数学 人教版 上册',
  '初中 七年级 数学 北师大版 上册',
  '初中 八年级 语文 统编版 下册',
  '初中 八年级 数学 人教版 上册',
  '初中 八年级 数学 人教版 下册',
  '高中 高一 数学 人教A版 必修第一册',
].map(book);
const current = books[4]!;

test('each level offers what there is below the levels before it', () => {
  const offered = Object.fromEntries(bookChoices(books, current).map(({ level, options }) => [level, options]));
  expect(offered.stage!.map(({ name }) => name)).toEqual(['初中', '高中']);
  expect(offered.grade!.map(({ name }) => name)).toEqual(['七年级', '八年级']);
  expect(offered.subject!.map(({ name }) => name)).toEqual(['语文', '数学']);
  expect(offered.book!.map(({ name }) => name)).toEqual(['上册', '下册']);
});

test('another grade keeps subject and edition where it has them', () => {
  expect(bookNear(books, current, 'grade', '七年级')).toBe(books[0]);
});

test('another stage takes what it has', () => {
  expect(bookNear(books, current, 'stage', '高中')).toBe(books[5]);
});

test('every choice that is offered leads to a book that agrees with what stands before', () => {
  for (const { level, options } of bookChoices(books, current)) {
    for (const { id } of options) expect(bookNear(books, current, level, id)?.[level].id).toBe(id);
  }
  expect(bookNear(books, current, 'subject', '音乐')).toBeNull();
});

test('without a book only the stage can be chosen', () => {
  expect(bookChoices(books, null).map(({ options }) => options.length)).toEqual([2, 0, 0, 0, 0]);
  expect(bookNear(books, null, 'stage', '初中')).toBe(books[0]);
});

test('the bar says the whole place of a book', () => {
  expect(bookWords(current).join(' · ')).toBe('初中 · 八年级 · 数学 · 人教版 · 下册');
});
