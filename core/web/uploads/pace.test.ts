import { expect, test } from 'vitest';
import { type Sample, secondsLeft, speedOf, withSample } from './pace';

const after = (samples: readonly [number, number][]) =>
  samples.reduce<readonly Sample[]>((all, [at, sent]) => withSample(all, { at, sent }), []);

test('the speed is that of the last ten seconds', () => {
  const slowThenFast = after([
    [0, 0],
    [10_000, 1000],
    [15_000, 6000],
    [20_000, 11_000],
  ]);
  expect(speedOf(slowThenFast)).toBe(1000);
});

test('before a second has passed nothing is guessed', () => {
  const samples = after([
    [0, 0],
    [900, 90_000],
  ]);
  expect(speedOf(samples)).toBeNull();
  expect(secondsLeft(1, speedOf(samples))).toBeNull();
});

test('what stands still has no end, and what goes on has', () => {
  const still = after([
    [0, 500],
    [5000, 500],
  ]);
  expect(speedOf(still)).toBe(0);
  expect(secondsLeft(10, 0)).toBeNull();
  expect(secondsLeft(2500, 1000)).toBe(3);
});
