import { expect, test } from 'vitest';
import { placeAmong, requireLevel, requireMove, tidyName } from './chapters';

test.each([
  [['a', 'b', 'c'], 'c', 'a', ['c', 'a', 'b']],
  [['a', 'b', 'c'], 'a', null, ['b', 'c', 'a']],
  [['a', 'b'], 'new', 'b', ['a', 'new', 'b']],
  [[], 'new', null, ['new']],
  [['a', 'b'], 'a', 'gone', ['b', 'a']],
  [['a', 'b'], 'a', 'a', ['b', 'a']],
])('of %j, %s before %s makes %j', (siblings, node, before, order) => {
  expect(placeAmong(siblings, node, before)).toEqual(order);
});

test('a chapter cannot be moved below itself or below what is in it', () => {
  const move = { subtree: new Set(['unit', 'lesson']), height: 2, parentLevel: 1 };
  expect(() => requireMove({ ...move, parentId: 'lesson' })).toThrow('textbook.error.intoItself');
  expect(() => requireMove({ ...move, parentId: 'unit' })).toThrow('textbook.error.intoItself');
  expect(() => requireMove({ ...move, parentId: 'another' })).not.toThrow();
  expect(() => requireMove({ ...move, parentId: null, parentLevel: 0 })).not.toThrow();
});

test('four levels are the most, with all that a moved chapter brings along', () => {
  const move = { subtree: new Set(['unit']), parentId: 'another' };
  expect(() => requireMove({ ...move, height: 2, parentLevel: 2 })).not.toThrow();
  expect(() => requireMove({ ...move, height: 3, parentLevel: 2 })).toThrow('textbook.error.tooDeep');
  expect(() => requireLevel(4)).not.toThrow();
  expect(() => requireLevel(5)).toThrow('textbook.error.tooDeep');
});

test('a name of spaces only is empty', () => {
  expect(tidyName(' \u3000 ')).toBe('');
  expect(tidyName(' 第一章  有理数\n')).toBe('第一章 有理数');
});
