import { expect, test } from 'vitest';
import { changed, listQuery, nextSort, sortedHow } from './list-address';

const search = (text: string) => new URLSearchParams(text);

test('an address without anything asks for the first page of the usual size', () => {
  expect(listQuery(search(''))).toEqual({ page: 1, pageLine: 15 });
});

test('what somebody typed, the order, page and size are read from the address', () => {
  expect(listQuery(search('q=+%E7%8E%8B+&sort=-name&page=3&pageline=50'))).toEqual({
    q: '王',
    sort: '-name',
    page: 3,
    pageLine: 50,
  });
});

test('what makes no sense is as if it were not there', () => {
  expect(listQuery(search('q=++&sort=name;drop&page=-1&pageline=7'))).toEqual({ page: 1, pageLine: 15 });
});

test('a change of a filter leads to the first page and keeps the rest', () => {
  expect(changed(search('stage=junior&page=4&q=a'), { stage: 'primary' })).toBe('?stage=primary&q=a');
  expect(changed(search('stage=junior'), { stage: null })).toBe('?');
  expect(changed(search('stage=junior'), { page: '2' })).toBe('?stage=junior&page=2');
});

test('a column is sorted up, then down, then not at all', () => {
  expect(nextSort(undefined, 'name')).toBe('name');
  expect(nextSort('name', 'name')).toBe('-name');
  expect(nextSort('-name', 'name')).toBeNull();
  expect(nextSort('-name', 'code')).toBe('code');
  expect(sortedHow('-name', 'name')).toBe('descending');
  expect(sortedHow('name', 'code')).toBeUndefined();
});
