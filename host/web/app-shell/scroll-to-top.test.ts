import { expect, test } from 'vitest';
import { positionAt } from './scroll-to-top';

test('the way to the top begins where one is, ends there after a second and never goes back', () => {
  expect(positionAt(3000, 0, 1000)).toBe(3000);
  expect(positionAt(3000, 1000, 1000)).toBe(0);
  expect(positionAt(3000, 5000, 1000)).toBe(0);
  const way = Array.from({ length: 11 }, (_, tenth) => positionAt(3000, tenth * 100, 1000));
  expect(way).toEqual([...way].sort((one, other) => other - one));
});
