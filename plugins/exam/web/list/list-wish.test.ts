import { expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { libraryShelves, paperWish, shelves } from './list-wish';

const wish = (query: string, among: Parameters<typeof paperWish>[1] = shelves) =>
  paperWish(new URLSearchParams(query), among);

test('an address says which shelf, and what narrows it', () => {
  const subjectId = newId();
  expect(wish(`shelf=removed&state=draft&subject=${subjectId}&q=数轴&page=2`)).toMatchObject({
    shelf: 'removed',
    state: 'draft',
    subjectId,
    gradeId: null,
    q: '数轴',
    page: 2,
  });
});

test('what makes no sense is as if it were not there', () => {
  expect(wish('shelf=stolen&state=lost&subject=1&page=-4')).toMatchObject({
    shelf: 'mine',
    state: null,
    subjectId: null,
    page: 1,
  });
  expect(wish('shelf=mine', libraryShelves).shelf).toBe('public');
});
