import { expect, test } from 'vitest';
import { cityDay, schoolYearStart } from './city-time';

test('late in the evening of London it is already tomorrow in the city', () => {
  expect(cityDay(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(cityDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
});

test('a school year begins on the first of September', () => {
  expect(schoolYearStart('2026-08-31')).toBe(2025);
  expect(schoolYearStart('2026-09-01')).toBe(2026);
  expect(schoolYearStart('2027-02-20')).toBe(2026);
});
