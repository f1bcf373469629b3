import { expect, test } from 'vitest';
import { minutesBetween, momentOf, periodsOf } from './periods';

test('a period is on from its first minute to its last, by the city’s clock', () => {
  const [first, second] = periodsOf(['08:00', '08:50'], 40);
  expect(second).toEqual({ starts: '08:50', ends: '09:30' });
  expect(minutesBetween(first!, second!)).toBe(10);
  const at = (time: string) => momentOf('2026-11-23', first!, new Date(`2026-11-23T${time}:00+08:00`));
  expect([at('07:59'), at('08:00'), at('08:39'), at('08:40')]).toEqual(['later', 'now', 'now', 'over']);
});
