import { expect, test } from 'vitest';
import { dayAfter, dayOf, daysFrom, mondayOf, weekAt, weekdayOf, weeksOf } from './weeks';

// a Tuesday and a Saturday
const term = { startsOn: '2026-09-01', endsOn: '2027-01-23' };

test('the first teaching week is that of the first day, weeks begin on Monday', () => {
  expect(dayOf(term, 1, 1)).toBe('2026-08-31');
  expect(dayOf(term, 12, 7)).toBe('2026-11-22');
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(weeksOf(term)).toBe(21);
});

test('the week to begin with is this one, in holidays the nearest', () => {
  expect(weekAt(term, new Date('2026-11-22T02:00:00Z'))).toBe(12);
  expect(weekAt(term, new Date('2026-08-01T00:00:00Z'))).toBe(1);
  expect(weekAt(term, new Date('2027-02-10T00:00:00Z'))).toBe(21);
});

test('days go on over the ends of months', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysFrom('2027-02-27', '2027-03-01')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
  expect(daysFrom('2027-03-02', '2027-03-01')).toEqual([]);
});
