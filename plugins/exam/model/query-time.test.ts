import { expect, test } from 'vitest';
import { isQueryTime } from './query-time';

const week = { from: '2026-07-01T08:00:00+08:00', until: '2026-07-07T18:00:00+08:00' };

test('results can be looked up from the first moment to the last', () => {
  expect(isQueryTime(week, new Date('2026-07-01T00:00:00Z'))).toBe(true);
  expect(isQueryTime(week, new Date('2026-07-07T10:00:00Z'))).toBe(true);
});

test('results cannot be looked up before and after', () => {
  expect(isQueryTime(week, new Date('2026-06-30T23:59:59Z'))).toBe(false);
  expect(isQueryTime(week, new Date('2026-07-07T10:00:01Z'))).toBe(false);
});

test('without a readable query time nobody can look up results', () => {
  expect(isQueryTime({ from: '', until: '' }, new Date('2026-07-03T00:00:00Z'))).toBe(false);
  expect(isQueryTime({ ...week, until: 'soon' }, new Date('2026-07-03T00:00:00Z'))).toBe(false);
});
