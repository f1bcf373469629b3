import { expect, test } from 'vitest';
import { nothingTyped, typePoints, typingPause, type TypedPoints } from './typed-points';

/** Types keys `gap` milliseconds apart and answers what the last of them came to. */
function type(keys: string, of: number, { isBlank = false, gap = 100 } = {}): TypedPoints {
  let typed = nothingTyped;
  let result: TypedPoints | undefined;
  [...keys].forEach((key, index) => {
    result = typePoints(key, typed, { of, isBlank, now: 5000 + index * gap });
    typed = result.typed;
  });
  return result!;
}

test('a digit is points at once, and a second one soon after makes them two digits', () => {
  expect(type('6', 8)).toMatchObject({ kind: 'points', points: 6 });
  expect(type('12', 20)).toMatchObject({ kind: 'points', points: 12 });
  expect(type('12', 20, { gap: typingPause + 1 })).toMatchObject({ kind: 'points', points: 2 });
});

test('a second digit that the scale has no room for begins anew', () => {
  expect(type('67', 8)).toMatchObject({ kind: 'points', points: 7 });
  expect(type('15', 10)).toMatchObject({ kind: 'points', points: 5 });
  expect(type('10', 10)).toMatchObject({ kind: 'points', points: 10 });
});

test('points beyond the scale are refused', () => {
  expect(type('9', 8)).toMatchObject({ kind: 'offScale' });
  expect(type('8.', 8)).toMatchObject({ kind: 'offScale' });
});

test('zero wants a second press within a second where somebody has written', () => {
  expect(type('0', 8)).toMatchObject({ kind: 'zero' });
  expect(type('00', 8)).toMatchObject({ kind: 'points', points: 0 });
  expect(type('00', 8, { gap: typingPause + 1 })).toMatchObject({ kind: 'zero' });
  expect(type('0', 8, { isBlank: true })).toMatchObject({ kind: 'points', points: 0 });
});

test('a zero that was not meant gives way to the next digit', () => {
  expect(type('05', 8)).toMatchObject({ kind: 'points', points: 5 });
});

test('a point adds a half', () => {
  expect(type('6.', 8)).toMatchObject({ kind: 'points', points: 6.5 });
  expect(type('.', 8)).toMatchObject({ kind: 'points', points: 0.5 });
});
