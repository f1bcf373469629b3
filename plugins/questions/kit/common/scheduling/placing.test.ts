import { expect, test } from 'vitest';
import { placeDue } from './place-due';

// 2026-11-22 is a Sunday
const today = '2026-11-22';
const free = { daysOff: [], examOn: null };
const none = new Map<string, number>();

test('something comes back after its interval, tomorrow at the earliest', () => {
  expect(placeDue(today, 4, free, none)).toBe('2026-11-26');
  expect(placeDue(today, 0, free, none)).toBe('2026-11-23');
});

test('not on a day off: on the next one that is free', () => {
  expect(placeDue(today, 1, { ...free, daysOff: [1] }, none)).toBe('2026-11-24');
  expect(placeDue(today, 1, { ...free, daysOff: [1, 2, 3, 4, 5, 6] }, none)).toBe('2026-11-29');
});

test('long intervals give way to fuller days, short ones never', () => {
  const load = new Map([
    ['2026-12-12', 900],
    ['2026-12-11', 300],
    ['2026-11-24', 900],
  ]);
  expect(placeDue(today, 20, free, load)).toBe('2026-12-13');
  expect(placeDue(today, 2, free, load)).toBe('2026-11-24');
});

test('everything comes back before the examination, on its eve at the latest', () => {
  const rules = { daysOff: [], examOn: '2026-11-30' };
  expect(placeDue(today, 40, rules, none)).toBe('2026-11-29');
  expect(placeDue(today, 40, { ...rules, daysOff: [0] }, none)).toBe('2026-11-28');
  expect(placeDue(today, 3, { ...free, examOn: '2026-11-23' }, none)).toBe('2026-11-23');
  expect(placeDue(today, 40, { ...free, examOn: '2026-11-01' }, none)).toBe('2027-01-01');
});
