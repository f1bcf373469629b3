import { expect, test } from 'vitest';
import { cityHour, dayPartOf } from './day';

test.each([
  [5, 'morning'],
  [11, 'morning'],
  [12, 'noon'],
  [14, 'afternoon'],
  [18, 'evening'],
  [3, 'evening'],
])('%i o’clock is %s', (hour, part) => expect(dayPartOf(hour)).toBe(part));

test('the hour is the city’s, wherever the reader is', () =>
  expect(cityHour(new Date('2026-11-21T23:30:00Z'))).toBe(7));
