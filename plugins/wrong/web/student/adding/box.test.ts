import { expect, test } from 'vitest';
import { areaOf, boxBetween } from './box';

test('a box is the same wherever its drag began', () => {
  const box = { x: 0.25, y: 0.25, width: 0.5, height: 0.25 };
  expect(boxBetween({ x: 0.25, y: 0.25 }, { x: 0.75, y: 0.5 })).toEqual(box);
  expect(boxBetween({ x: 0.75, y: 0.5 }, { x: 0.25, y: 0.25 })).toEqual(box);
});

test('it ends where the picture ends, and a press makes none', () => {
  expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 1.5, y: -1 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 });
  expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.9 })).toBeNull();
});

test('in the pixels of the picture it has at least one', () => {
  expect(areaOf({ x: 0.5, y: 0, width: 0.5, height: 1 }, { width: 400, height: 300 })).toEqual({
    x: 200,
    y: 0,
    width: 200,
    height: 300,
  });
  expect(areaOf({ x: 0, y: 0, width: 0.001, height: 1 }, { width: 100, height: 1 }).width).toBe(1);
});
