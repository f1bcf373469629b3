import { expect, test } from 'vitest';
import { monthAfter, weeksOfMonth } from './month';

test('a month is drawn in whole weeks from Monday on', () => {
  const weeks = weeksOfMonth('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  // February of 2027 begins on a Monday and has 28 days
  expect(weeksOfMonth('2027-02')).toHaveLength(4);
});

test('months go on over the turn of the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});
