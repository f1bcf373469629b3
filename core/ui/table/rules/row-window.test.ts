import { expect, test } from 'vitest';
import { rowWindow } from './row-window';

test('a short list is drawn whole', () => {
  expect(rowWindow(200, 56, -5000, 768)).toEqual({ first: 0, end: 200 });
});

test('of a long list only what is seen is drawn, and a little more', () => {
  expect(rowWindow(1000, 50, 100, 750)).toEqual({ first: 0, end: 25 });
  expect(rowWindow(1000, 50, -5000, 750)).toEqual({ first: 88, end: 127 });
});

test('past its end the last rows stay', () => {
  const { first, end } = rowWindow(1000, 50, -60_000, 750);
  expect(first).toBe(999);
  expect(end).toBe(1000);
});
