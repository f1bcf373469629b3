import { expect, test } from 'vitest';
import { areInOrder, breaksOf, usualPeriods } from './bells';

test('long breaks of a day are those before the third period and over noon', () => {
  expect(breaksOf(usualPeriods)).toEqual([
    { after: 2, starts: '09:30', ends: '10:10', isNoon: false },
    { after: 4, starts: '11:40', ends: '14:00', isNoon: true },
  ]);
});

test('periods that overlap or end before they begin are no day', () => {
  expect(areInOrder(usualPeriods)).toBe(true);
  expect(areInOrder([usualPeriods[1]!, usualPeriods[0]!])).toBe(false);
  expect(areInOrder([{ starts: '09:00', ends: '08:00' }])).toBe(false);
});
