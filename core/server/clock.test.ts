import { describe, expect, test } from 'vitest';
import { apart, isAlive, isYoungerThan } from './clock';

const hour = 3_600_000;
const now = Date.parse('2026-11-21T08:00:00Z');
/** By how much somebody sets the clock. */
const steps = [3 * hour, -3 * hour, 40 * 24 * hour, -40 * 24 * hour];

test('what is young stays so for its time', () => {
  expect(isYoungerThan(1000, now, now)).toBe(true);
  expect(isYoungerThan(1000, now, now + 999)).toBe(true);
  expect(isYoungerThan(1000, now, now + 1000)).toBe(false);
  // another server's clock is a little ahead
  expect(isYoungerThan(1000, now + apart, now, apart)).toBe(true);
});

test('what lives ends in its time', () => {
  expect(isAlive(now + 1000, 1000, now)).toBe(true);
  expect(isAlive(now + 1000, 1000, now + 1000)).toBe(false);
});

describe.each(steps)('a clock that is set by %i ms', (step) => {
  test('makes nothing young that was stored before', () => {
    expect(isYoungerThan(1000, now, now + step)).toBe(false);
    expect(isYoungerThan(1000, now, now + step, apart)).toBe(false);
  });

  test('gives no ticket a longer life', () => {
    expect(isAlive(now + 1000, 1000, now + step)).toBe(false);
  });
});
