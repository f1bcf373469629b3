import { expect, test } from 'vitest';
import { pinched, scaleOf, stepFrom } from './zoom';

const sheet = { width: 600, height: 800 };

test('a page is as wide as its place, or whole in it', () => {
  expect(scaleOf('width', sheet, { width: 900, height: 400 })).toBe(1.5);
  expect(scaleOf('page', sheet, { width: 900, height: 400 })).toBe(0.5);
});

test('a page that is opened to be read is never as wide as a wide screen', () => {
  expect(scaleOf('reading', sheet, { width: 480, height: 400 })).toBe(0.8);
  expect(scaleOf('reading', sheet, { width: 1800, height: 900 })).toBe(1.6);
});

test('no scale is so small or so large that nothing can be read', () => {
  expect(scaleOf(0.001, sheet, sheet)).toBe(0.25);
  expect(scaleOf('width', sheet, { width: 90_000, height: 1 })).toBe(5);
  expect(pinched(4, 10, 100)).toBe(5);
});

test('a step leads from what fits to the next round figure, and never stands still', () => {
  expect(stepFrom(1.37, 1)).toBe(1.5);
  expect(stepFrom(1.37, -1)).toBe(1.25);
  expect(stepFrom(1, 1)).toBe(1.1);
  expect(stepFrom(1, -1)).toBe(0.9);
  expect(stepFrom(4, 1)).toBe(5);
});

test('fingers that spread enlarge, and fingers that have not met change nothing', () => {
  expect(pinched(1, 100, 150)).toBe(1.5);
  expect(pinched(1.2, 0, 80)).toBe(1.2);
});
