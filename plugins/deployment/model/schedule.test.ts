import { expect, test } from 'vitest';
import { dailyTime, nextRun, rhythmOf } from './schedule';

test('what returns each day is said as a time, anything else is not', () => {
  expect(dailyTime('30 2 * * *')).toBe('02:30');
  expect(dailyTime('0 3 * * 0')).toBeUndefined();
  expect(dailyTime('')).toBeUndefined();
});

test.each([
  ['30 2 * * *', { is: 'daily', time: '02:30' }],
  ['25 * * * *', { is: 'hourly', minute: 25 }],
  ['*/10 * * * *', { is: 'often', minutes: 10 }],
  ['1,16,31,46 * * * *', { is: 'often', minutes: 15 }],
  ['* * * * *', { is: 'often', minutes: 1 }],
  ['0 4 * * 0', { is: 'other', cron: '0 4 * * 0' }],
] as const)('%s is said as a rhythm', (cron, rhythm) => {
  expect(rhythmOf(cron)).toEqual(rhythm);
});

test.each([
  ['30 2 * * *', '2026-11-24T18:30:00.000Z'],
  ['25 * * * *', '2026-11-24T12:25:00.000Z'],
  ['*/10 * * * *', '2026-11-24T12:10:00.000Z'],
  // Sunday in the city
  ['0 4 * * 0', '2026-11-28T20:00:00.000Z'],
] as const)('%s runs next in the time of the city', (cron, next) => {
  expect(nextRun(cron, new Date('2026-11-24T12:00:30Z'))?.toISOString()).toBe(next);
});

test('what is no schedule has no next run', () => {
  expect(nextRun('@daily', new Date())).toBeNull();
});
