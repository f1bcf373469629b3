import { expect, test } from 'vitest';
import { dayBefore, isOffered } from './days';

test('yesterday, today and later days are offered', () => {
  expect(['2026-11-20', '2026-11-21', '2027-01-01'].map((day) => isOffered(day, '2026-11-21'))).toEqual([
    true,
    true,
    true,
  ]);
});

test('the day before yesterday is not', () => {
  expect(isOffered('2026-11-19', '2026-11-21')).toBe(false);
});

test('the day before the first of a month or a year is the last of the one before', () => {
  expect([dayBefore('2027-01-01'), dayBefore('2028-03-01')]).toEqual(['2026-12-31', '2028-02-29']);
});
