import { expect, test } from 'vitest';
import type { Stroke } from '../../../../common/answer';
import { rubbedOut } from './erase';

const line: Stroke = { points: [0, 100, 0.5, 500, 100, 0.5], color: 'ink', width: 8 };
const dot: Stroke = { points: [700, 300, 0.5], color: 'ink', width: 8 };

test('a rubber takes away the lines that it touches, between their points too', () => {
  expect(rubbedOut([line, dot], 250, 110, 10)).toEqual([dot]);
  expect(rubbedOut([line, dot], 703, 304, 10)).toEqual([line]);
});

test('beside all lines it changes nothing', () => {
  const strokes = [line, dot];
  expect(rubbedOut(strokes, 250, 200, 10)).toBe(strokes);
  expect(rubbedOut(strokes, 600, 100, 10)).toBe(strokes);
});
