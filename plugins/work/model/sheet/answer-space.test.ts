import { expect, test } from 'vitest';
import { rowsOfField } from './answer-space';

test('a field is as high as the room on paper, and never too low to write in', () => {
  expect(rowsOfField({ kind: 'lines', rows: 12 }, 'fill')).toBe(12);
  expect(rowsOfField({ kind: 'blank', rows: 1 }, 'fill')).toBe(3);
  expect(rowsOfField({ kind: 'lines', rows: 12 }, 'photo')).toBeNull();
  expect(rowsOfField(null, 'fill')).toBeNull();
});
