import { expect, test } from 'vitest';
import { wavOf } from './wav';

test('a recording says what it is, how long it is, and keeps its samples in range', () => {
  const view = new DataView(wavOf(new Float32Array([0, 1, -1, 2]), 16_000));
  const word = (at: number) =>
    String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)));
  expect([word(0), word(8), word(36)]).toEqual(['RIFF', 'WAVE', 'data']);
  expect(view.getUint32(24, true)).toBe(16_000);
  expect(view.getUint32(40, true)).toBe(8);
  expect([0, 1, 2, 3].map((index) => view.getInt16(44 + index * 2, true))).toEqual([0, 32_767, -32_767, 32_767]);
});
