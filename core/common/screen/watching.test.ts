import { expect, test } from 'vitest';
import { watchReport } from './watching';

test('a stretch played through counts its seconds', () => {
  expect(watchReport(10, 25, 15)).toEqual({ running_time: 15, start_time: 10, end_time: 25 });
});

test('jumping ahead does not count as watching', () => {
  expect(watchReport(0, 600, 5).running_time).toBe(5);
});

test('jumping back counts nothing beyond the stretch', () => {
  expect(watchReport(100, 40, 20)).toEqual({ running_time: 0, start_time: 100, end_time: 100 });
});
