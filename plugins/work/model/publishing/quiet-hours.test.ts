import { expect, test } from 'vitest';
import { isQuietAt } from './quiet-hours';

test('it is quiet from nine in the evening to seven in the morning, in the city', () => {
  const inCity = (time: string) => isQuietAt(new Date(`2026-11-20T${time}:00+08:00`));
  expect(['20:59', '21:00', '23:59', '00:00', '06:59', '07:00'].map(inCity)).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});
