import { expect, test } from 'vitest';
import { byWeek, daysOfWeek, weeksInUse } from './weeks';

// begins on a Tuesday
const term = { startsOn: '2026-09-01', endsOn: '2027-01-23' };

test('a teaching week is counted from the week of the first day', () => {
  expect(daysOfWeek(term, 1)).toEqual({ from: '2026-08-31', to: '2026-09-06' });
  expect(daysOfWeek(term, 12)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
});

test('weeks are offered once they have begun, and the next, the last first', () => {
  expect(weeksInUse(term, new Date('2026-09-08T04:00:00Z'))).toEqual([3, 2, 1]);
  // midnight of the city decides, not that of the server
  expect(weeksInUse(term, new Date('2026-09-13T16:30:00Z'))).toEqual([4, 3, 2, 1]);
  expect(weeksInUse(term, new Date('2026-08-26T04:00:00Z'))).toEqual([1]);
  expect(weeksInUse(null, new Date('2026-09-08T04:00:00Z'))).toEqual([]);
  expect(weeksInUse(term, new Date('2027-02-01T04:00:00Z'))).toHaveLength(21);
});

test('a list is cut into the weeks of its things', () => {
  const groups = byWeek(['2026-11-20', '2026-11-17', '2026-11-13', '2026-07-01'], (day) => day, term);
  expect(groups).toEqual([
    { week: 12, things: ['2026-11-20', '2026-11-17'] },
    { week: 11, things: ['2026-11-13'] },
    { week: null, things: ['2026-07-01'] },
  ]);
});
