import { expect, test } from 'vitest';
import { groupOf, linkFault, moved } from './groups';

test('a banner may stand without a link, a service may not', () => {
  expect(linkFault('', groupOf(1))).toBeNull();
  expect(linkFault(' ', groupOf(3))).toBe('missing');
});

test.each([
  ['/air/air_list', null],
  ['https://www.smartedu.cn/', null],
  ['//elsewhere.test', 'form'],
  ['javascript:alert(1)', 'form'],
  ['www.smartedu.cn', 'form'],
])('the link %s: %s', (link, fault) => {
  expect(linkFault(link, groupOf(5))).toBe(fault);
});

test('an item is moved up, down, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
});
