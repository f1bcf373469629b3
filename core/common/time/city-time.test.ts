import { expect, test } from 'vitest';
import { cityDay, cityMinute, schoolYearStart } from './city-time';

test('late in the evening of London it is already tomorrow in the city', () => {
  expect(cityDay(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(cityDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
});

test('a minute is written with the day before it, and midnight is the first hour', () => {
  expect(cityMinute(new Date('2026-11-17T01:20:00Z'))).toBe('2026-11-17 09:20');
  expect(cityMinute(new Date('2026-11-16T16:05:00Z'))).toBe('2026-11-17 00:05');
});

test('a school year begins on the first of September', () => {
  expect(schoolYearStart('2026-08-31')).toBe(2025);
  expect(schoolYearStart('2026-09-01')).toBe(2026);
  expect(schoolYearStart('2027-02-20')).toBe(2026);
});
