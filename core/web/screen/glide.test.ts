import { expect, test } from 'vitest';
import { positionAt } from './glide';

test('the way begins where one is, ends where it should and never goes back', () => {
  expect(positionAt(3000, 0, 0)).toBe(3000);
  expect(positionAt(3000, 0, 1)).toBe(0);
  expect(positionAt(3000, 120, 5)).toBe(120);
  const way = Array.from({ length: 11 }, (_, tenth) => positionAt(3000, 0, tenth / 10));
  expect(way).toEqual([...way].sort((one, other) => other - one));
});
