import { expect, test } from 'vitest';
import { dailyTime } from './schedule';

test('what returns each day is said as a time, anything else is not', () => {
  expect(dailyTime('30 2 * * *')).toBe('02:30');
  expect(dailyTime('0 3 * * 0')).toBeUndefined();
  expect(dailyTime('')).toBeUndefined();
});
