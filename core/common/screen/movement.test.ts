import { expect, test } from 'vitest';
import { easeInOut } from './movement';

test('a scroll begins where it is, ends where it should, and is half way in the middle', () => {
  expect([0, 0.5, 1].map(easeInOut)).toEqual([0, 0.5, 1]);
});

test('a scroll never goes back', () => {
  const way = Array.from({ length: 101 }, (_, index) => easeInOut(index / 100));
  expect(way.every((at, index) => index === 0 || at >= way[index - 1]!)).toBe(true);
});

test('late frames stay at the end', () => {
  expect(easeInOut(1.2)).toBe(1);
  expect(easeInOut(-0.1)).toBe(0);
});
