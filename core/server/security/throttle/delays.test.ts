import { expect, test } from 'vitest';
import { bitsToProve, type FailureCount, inWindow, pauseAfter, secondsToWait, withFailure } from './delays';

const now = new Date('2026-11-21T08:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const count = (failures: number, successes = 0): FailureCount => ({ failures, successes, beganAt: now, lastAt: now });

test('four mistakes cost nothing', () => {
  expect([0, 1, 2, 3, 4].map((failures) => pauseAfter(failures, false))).toEqual([0, 0, 0, 0, 0]);
});

test('from the fifth on the pause doubles, up to a minute', () => {
  expect([5, 6, 7, 8, 9, 10, 11, 12, 1000].map((failures) => pauseAfter(failures, false))).toEqual([
    1, 2, 4, 8, 16, 32, 60, 60, 60,
  ]);
});

test('a student is never locked out, staff under 等保 are for half an hour', () => {
  expect(pauseAfter(10_000, false)).toBe(60);
  expect(pauseAfter(9, true)).toBe(16);
  expect(pauseAfter(10, true)).toBe(1800);
});

test('the pause runs from the last failure', () => {
  expect(secondsToWait(count(8), false, after(3))).toBe(5);
  expect(secondsToWait(count(8), false, after(8))).toBe(0);
  expect(secondsToWait(undefined, false, now)).toBe(0);
});

test('of tries at the same time the one that is counted last waits for no pause that is not there', () => {
  expect(secondsToWait(count(1), false, after(-0.5))).toBe(0);
  expect(secondsToWait(count(5), false, after(-0.5))).toBe(1);
  expect(withFailure(count(5), after(-0.5)).lastAt).toEqual(now);
});

test('half an hour without a failure forgets all', () => {
  expect(secondsToWait(count(50), true, after(1800))).toBe(0);
  expect(withFailure(count(50), after(1800)).failures).toBe(1);
  expect(withFailure(count(50), after(1799)).failures).toBe(51);
});

test('a school in which one student in twenty mistypes proves nothing', () => {
  expect(bitsToProve(count(50, 1000))).toBe(0);
  expect(bitsToProve(count(29, 0))).toBe(0);
});

test('an address from which passwords are guessed works harder the longer it goes on', () => {
  expect([30, 59, 60, 120, 480, 100_000].map((failures) => bitsToProve(count(failures)))).toEqual([
    16, 16, 17, 18, 20, 20,
  ]);
});

test('what an address did counts half in the next window', () => {
  expect(inWindow(count(100, 8), after(599))).toEqual(count(100, 8));
  expect(inWindow(count(100, 8), after(600))).toMatchObject({ failures: 50, successes: 4, beganAt: after(600) });
  expect(inWindow(count(100, 8), after(1e9)).failures).toBe(0);
});

test.each([3 * 3600, -3 * 3600, 40 * 86_400, -40 * 86_400])('a clock set by %i s keeps nobody waiting', (step) => {
  const stepped = after(step);
  expect(secondsToWait(count(50), true, stepped)).toBe(0);
  expect(withFailure(count(50), stepped)).toEqual({ failures: 1, successes: 0, beganAt: stepped, lastAt: stepped });
  expect(bitsToProve(inWindow(count(100_000), stepped))).toBe(0);
  // and guessing costs as much as ever from then on
  let again: FailureCount | undefined;
  for (let failure = 0; failure < 8; failure++) again = withFailure(again, stepped);
  expect(secondsToWait(again, false, stepped)).toBe(8);
});
