import { expect, test } from 'vitest';
import { listWish } from './list-wish';

const wish = (text: string) => listWish(new URLSearchParams(text));
const id = 'a'.repeat(32);

test('a bare address asks for the homework of classes', () => {
  expect(wish('')).toEqual({
    tab: 'published',
    classId: null,
    subjectId: null,
    state: null,
    week: null,
    month: null,
    q: '',
    page: 1,
    pageLine: 15,
  });
});

test('what narrows the list stands in the address', () => {
  expect(wish(`class=${id}&subject=${id}&state=toCorrect&week=12&q=%20数轴&page=2&pageline=30`)).toMatchObject({
    classId: id,
    subjectId: id,
    state: 'toCorrect',
    week: 12,
    q: '数轴',
    page: 2,
    pageLine: 30,
  });
});

test('what makes no sense is as if it were not there', () => {
  expect(wish('tab=moon&class=1&state=lost&week=0&month=2026-13')).toEqual(wish(''));
  expect(wish('week=1.5').week).toBeNull();
});
