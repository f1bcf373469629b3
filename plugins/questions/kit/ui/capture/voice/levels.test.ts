import { expect, test } from 'vitest';
import { barsOf, loudness } from './levels';

test('silence is nothing, a voice is seen, and nothing is louder than all', () => {
  expect(loudness(new Uint8Array(64).fill(128))).toBe(0);
  expect(loudness(Uint8Array.from({ length: 64 }, (_, at) => (at % 2 ? 141 : 115)))).toBeGreaterThan(0.3);
  expect(loudness(Uint8Array.from({ length: 64 }, (_, at) => (at % 2 ? 255 : 0)))).toBe(1);
});

test('a long recording is drawn by the loudest moment of each stretch, a short one leaves the rest silent', () => {
  expect(barsOf([0, 1, 0, 0, 0.5, 0, 0, 0], 4)).toEqual([1, 0, 0.5, 0]);
  expect(barsOf([0.2, 0.4], 4)).toEqual([0.2, 0.4, 0, 0]);
});
