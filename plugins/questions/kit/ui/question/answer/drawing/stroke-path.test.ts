import { expect, it } from 'vitest';
import { drawingHeight, strokePath } from './stroke-path';

it('draws a line as a closed outline', () => {
  const path = strokePath({ points: [10, 10, 0.5, 40, 12, 0.6, 90, 30, 0.5], width: 6 });
  expect(path).toMatch(/^M-?[\d.]+ -?[\d.]+Q.*Z$/);
});

it('draws a dot where the pen only touched', () => {
  expect(strokePath({ points: [10, 10, 0.5], width: 6 })).toMatch(/^M.*Z$/);
});

it('knows how far down a drawing goes', () => {
  expect(drawingHeight([{ points: [0, 10, 0.5, 5, 700, 0.5] }, { points: [0, 40, 1] }])).toBe(700);
  expect(drawingHeight([])).toBe(0);
});
