import { expect, test } from 'vitest';
import { collectionWish, isNarrowed, listWish } from './wish';

const id = '0123456789abcdef0123456789abcdef';

test('an address says what narrows the list', () => {
  const search = new URLSearchParams(`point=${id}&type=3&days=30&reason=none&origin=photo&state=2&subject=${id}`);
  expect(collectionWish(search)).toEqual({
    kiids: [id],
    types: [3],
    days: 30,
    subjectId: id,
    reasons: ['none'],
    origins: ['photo'],
    states: [2],
    removed: false,
  });
  expect(isNarrowed(search)).toBe(true);
});

test('what makes no sense is as if it were not there', () => {
  expect(listWish(new URLSearchParams('point=1&type=6&days=x'))).toEqual({});
  expect(collectionWish(new URLSearchParams('reason=bored&state=7&entry=1,2'))).toEqual({ removed: false });
});

test('a printed code leads to its entries, each once', () => {
  expect(collectionWish(new URLSearchParams(`entry=${id},${id}`)).entryIds).toEqual([id]);
});
