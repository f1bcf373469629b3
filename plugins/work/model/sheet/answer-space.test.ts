import { expect, test } from 'vitest';
import { rowsOfField, spaceOf } from './answer-space';

test('what is written out has lines on paper, unless its teacher says otherwise', () => {
  expect(spaceOf(null, 5)).toEqual({ kind: 'lines', rows: 6 });
  expect(spaceOf({ kind: 'grid', rows: 12 }, 4)).toEqual({ kind: 'grid', rows: 12 });
  expect(spaceOf(undefined, 0).kind).toBe('none');
});

test('a field is as high as the room on paper, and never too low to write in', () => {
  expect(rowsOfField({ kind: 'lines', rows: 12 }, 'fill')).toBe(12);
  expect(rowsOfField({ kind: 'blank', rows: 1 }, 'fill')).toBe(3);
  expect(rowsOfField({ kind: 'lines', rows: 12 }, 'photo')).toBeNull();
  expect(rowsOfField(null, 'fill')).toBeNull();
});
