import { expect, test } from 'vitest';
import { dayOf, momentOf, periodsOf, weekAt, weekdayOf, weeksOf } from './week';

// a Tuesday and a Saturday
const term = { startsOn: '2026-09-01', endsOn: '2027-01-23' };

test('the first teaching week is that of the first day, weeks begin on Monday', () => {
  expect(dayOf(term, 1, 1)).toBe('2026-08-31');
  expect(dayOf(term, 12, 7)).toBe('2026-11-22');
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(weeksOf(term)).toBe(21);
});

test('the week to begin with is this one, in holidays the nearest', () => {
  expect(weekAt(term, new Date('2026-11-22T02:00:00Z'))).toBe(12);
  expect(weekAt(term, new Date('2026-08-01T00:00:00Z'))).toBe(1);
  expect(weekAt(term, new Date('2027-02-10T00:00:00Z'))).toBe(21);
});

test('a period is on from its first minute to its last, by the city’s clock', () => {
  const [first, second] = periodsOf(['08:00', '08:50'], 40);
  expect(second).toEqual({ starts: '08:50', ends: '09:30' });
  const at = (time: string) => momentOf('2026-11-23', first!, new Date(`2026-11-23T${time}:00+08:00`));
  expect([at('07:59'), at('08:00'), at('08:39'), at('08:40')]).toEqual(['later', 'now', 'now', 'over']);
});
