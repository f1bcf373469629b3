import { expect, test } from 'vitest';
import { teachingWeek } from './terms';

// a Tuesday and a Saturday
const term = { startsOn: '2026-09-01', endsOn: '2027-01-23' };

test.each([
  ['2026-09-01', 1],
  ['2026-09-06', 1],
  ['2026-09-07', 2],
  ['2026-11-21', 12],
  ['2027-01-23', 21],
])('%s is in week %i of 21', (day, week) => expect(teachingWeek(term, day)).toEqual({ week, of: 21 }));

test('a day of the holidays is in no teaching week', () => {
  expect(teachingWeek(term, '2027-01-24')).toBeNull();
  expect(teachingWeek(term, '2026-08-31')).toBeNull();
});
