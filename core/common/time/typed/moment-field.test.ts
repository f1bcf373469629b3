import { expect, test } from 'vitest';
import { fieldOfMoment, momentOfField } from './moment-field';

test('what a field of day and time shows is the city’s time, wherever the browser stands', () => {
  expect(fieldOfMoment('2026-11-21T16:30:00.000Z')).toBe('2026-11-22T00:30');
  expect(momentOfField('2026-11-22T00:30')).toBe('2026-11-21T16:30:00.000Z');
});

test('an empty field is no moment', () => {
  expect(fieldOfMoment(null)).toBe('');
  expect(momentOfField('')).toBeNull();
});
