import { expect, test } from 'vitest';
import { board, placePage } from './draw-board';

const text = (x: number, y: number, width: number) =>
  ({ kind: 'text', x, y, text: '数', size: 12, width, face: 'regular' }) as const;

test('a short item stands at the top, much larger than on paper', () => {
  const { x, y, scale } = placePage({ inks: [text(70, 90, 200)] });
  expect(scale).toBe(2.4);
  expect(70 * scale + x).toBeCloseTo(60);
  expect((90 - 12) * scale + y).toBeCloseTo(50);
});

test('a long item leaves room to write below it', () => {
  const { y, scale } = placePage({ inks: [text(70, 90, 450), text(70, 700, 450)] });
  expect(704 * scale + y).toBeLessThan(board.height * 0.75);
});

test('a board without ink is a blank one', () => {
  expect(placePage({ inks: [] })).toEqual({ x: 0, y: 0, scale: 1 });
});
