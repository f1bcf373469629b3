import { expect, test } from 'vitest';
import { bookTree, type NamedBook } from './book-tree';

const book = (bookId: string, place: Partial<NamedBook>): NamedBook => ({
  bookId,
  stageId: 'junior',
  subjectId: 'mathematics',
  subject: '数学',
  gradeId: 'seven',
  grade: '七年级',
  itemId: 'pep',
  item: '人教版',
  name: bookId,
  tbName: bookId,
  bookCover: '',
  coverPath: '',
  source: 1,
  isDefault: 0,
  version: 1,
  ...place,
});

test('books hang on edition, grade, subject and stage, each once and in order', () => {
  const tree = bookTree([
    book('上册', {}),
    book('下册', {}),
    book('北师大版上册', { itemId: 'bnu', item: '北师大版' }),
    book('八年级上册', { gradeId: 'eight', grade: '八年级' }),
    book('语文', { subjectId: 'chinese', subject: '语文' }),
    book('高一', { stageId: 'senior', gradeId: 'ten', grade: '高一' }),
  ]);
  expect(tree.map(({ stageId, subjectList }) => [stageId, subjectList.map(({ subject }) => subject)])).toEqual([
    ['junior', ['数学', '语文']],
    ['senior', ['数学']],
  ]);
  const [seven, eight] = tree[0]?.subjectList[0]?.gradeList ?? [];
  expect(seven?.items.map(({ item, bookList }) => [item, bookList.map(({ bookId }) => bookId)])).toEqual([
    ['人教版', ['上册', '下册']],
    ['北师大版', ['北师大版上册']],
  ]);
  expect(eight?.grade).toBe('八年级');
});

test('nobody’s books make an empty tree', () => {
  expect(bookTree([])).toEqual([]);
});
