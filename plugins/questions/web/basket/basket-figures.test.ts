import { expect, test } from 'vitest';
import { figuresOf } from './basket-figures';

test('an empty basket has no difficulty', () => {
  expect(figuresOf([])).toEqual({
    points: 0,
    minutes: 0,
    mean: null,
    steps: { easy: 0, medium: 0, harder: 0, hard: 0 },
  });
});

test('difficulty is what a class is likely to get, by points: measured where it is, else as it was set', () => {
  const figures = figuresOf([
    { points: 3, seconds: 90, difficulty: 1, facility: null },
    { points: 9, seconds: 320, difficulty: 5, facility: 0.5 },
  ]);
  expect(figures.mean).toBeCloseTo((0.9 * 3 + 0.5 * 9) / 12);
  expect(figures).toMatchObject({ points: 12, minutes: 7, steps: { easy: 1, medium: 0, harder: 0, hard: 1 } });
});

test('questions without points weigh the same', () => {
  const figures = figuresOf([
    { points: 0, seconds: 60, difficulty: 3, facility: 0.2 },
    { points: 0, seconds: 60, difficulty: 4, facility: 0.6 },
  ]);
  expect(figures.mean).toBeCloseTo(0.4);
});
