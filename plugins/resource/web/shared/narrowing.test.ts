import { expect, test } from 'vitest';
import { narrowingOf, pagingOf } from './narrowing';

const id = (letter: string) => letter.repeat(32);
const book = { stageId: 'junior', subjectId: id('b'), gradeId: id('c') } as const;
const search = (text: string) => new URLSearchParams(text);

test('a chapter narrows alone, for it says which book it is of', () => {
  expect(narrowingOf(search(`node=${id('a')}&stage=primary`), book)).toEqual({ nodeId: id('a') });
});

test('a book narrows by stage, subject and grade, whatever else the address says of them', () => {
  expect(narrowingOf(search('stage=primary&kind=plan'), book)).toEqual({ ...book, kind: 'plan' });
});

test('without a book the address itself narrows', () => {
  const wish = narrowingOf(search(`stage=senior&subject=${id('d')}&form=video&q=%20数轴%20`), null);
  expect(wish).toEqual({ stageId: 'senior', subjectId: id('d'), form: 'video', q: '数轴' });
});

test('what makes no sense is as if it were not there', () => {
  expect(narrowingOf(search('node=1&stage=university&subject=x&kind=virus&form=3d'), null)).toEqual({});
  expect(pagingOf(search('page=99999&pageline=7&sort=title'), [15, 30])).toEqual({
    page: 1000,
    pageLine: 15,
    sort: 'newest',
  });
});

test('the most used come first when the address says so', () => {
  expect(pagingOf(search('page=2&pageline=30&sort=used'), [15, 30])).toEqual({ page: 2, pageLine: 30, sort: 'used' });
});
