import { expect, test } from 'vitest';
import { heatOf, shareOf } from './weakness';

test('three steps of heat begin at 6, 15 and 30 percent', () => {
  expect([0.05, 0.06, 0.15, 0.3, 1].map(heatOf)).toEqual([0, 1, 2, 3, 3]);
});

test('of fewer than five students no share is said', () => {
  expect(shareOf(2, 4)).toBeNull();
  expect(shareOf(2, 5)).toBe(0.4);
});
