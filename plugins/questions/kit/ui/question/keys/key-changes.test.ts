import { expect, test } from 'vitest';
import { isWhole, tidied, toggled, withPart } from './key-changes';

test('a press changes a single choice and adds to a multiple one', () => {
  expect(toggled([0], 2, false)).toEqual([2]);
  expect(toggled([2], 0, true)).toEqual([0, 2]);
  expect(toggled([0, 2], 2, true)).toEqual([0]);
});

test('what was left while writing is not sent', () => {
  const gaps = [{ accepted: [' 3 ', '', '3', '三'], comparison: 'text' as const }];
  expect(tidied({ gaps }).gaps![0]!.accepted).toEqual(['3', '三']);
  expect(tidied({ parts: [{ gaps }] }).parts![0]!.gaps![0]!.accepted).toEqual(['3', '三']);
});

test('a part of a question gets its own key, the others keep theirs', () => {
  const key = { parts: [{ choice: [0] }, { choice: [1] }] };
  expect(withPart(key, 1, { choice: [3] }, 2)).toEqual({ parts: [{ choice: [0] }, { choice: [3] }] });
  expect(withPart({ choice: [0], analysis: [] }, 0, { choice: [1] }, 1)).toEqual({ choice: [1], analysis: [] });
});

test('nothing is marked by a key in which nothing is right', () => {
  expect(isWhole({ choice: [] })).toBe(false);
  expect(isWhole({ gaps: [{ accepted: [], comparison: 'text' }] })).toBe(false);
  expect(isWhole({ truth: true })).toBe(true);
});
