import { expect, test } from 'vitest';
import { isQuietAt } from './quiet-hours';

test('it is quiet from the evening to the morning, in the city, as the school has it', () => {
  const inCity = (time: string) =>
    isQuietAt(new Date(`2026-11-20T${time}:00+08:00`), { from: '20:30', until: '07:00' });
  expect(['20:29', '20:30', '23:59', '00:00', '06:59', '07:00'].map(inCity)).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});
