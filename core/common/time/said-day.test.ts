import { expect, test } from 'vitest';
import { saidDay } from './said-day';

const now = new Date('2026-11-22T19:00:00+08:00');

test.each([
  ['2026-11-22T22:00', 'today'],
  ['2026-11-22T08:00', 'today'],
  ['2026-11-23T00:10', 'tomorrow'],
  ['2026-11-21T22:00', 'yesterday'],
  ['2026-11-27T07:40', 'weekday'],
  ['2026-11-29T07:40', 'date'],
  ['2026-11-19T07:40', 'date'],
])('%s is said by the nearest word of the city: %s', (text, word) =>
  expect(saidDay(new Date(`${text}:00+08:00`), now)).toBe(word),
);
