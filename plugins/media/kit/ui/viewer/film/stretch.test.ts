import { expect, test } from 'vitest';
import { backAt, nextStretch, turnAt } from './stretch';

test('the button sets the beginning, then the end, then plays on', () => {
  const begun = nextStretch(null, 12);
  const whole = nextStretch(begun, 20);
  expect([begun, whole, nextStretch(whole, 15)]).toEqual([{ from: 12, to: null }, { from: 12, to: 20 }, null]);
});

test('an end before the beginning is taken for the beginning, and a slip for nothing', () => {
  expect(nextStretch({ from: 12, to: null }, 5)).toEqual({ from: 5, to: 12 });
  expect(nextStretch({ from: 12, to: null }, 12.2)).toEqual({ from: 12, to: null });
});

test('the film goes back at the end of the stretch only', () => {
  expect(backAt({ from: 5, to: 12 }, 12.1)).toBe(5);
  expect(backAt({ from: 5, to: 12 }, 11.9)).toBeNull();
  expect(backAt({ from: 5, to: null }, 99)).toBeNull();
  expect(backAt(null, 99)).toBeNull();
});

test('a film that was cut plays its part and stops at its end', () => {
  const part = { from: 2, to: 10 };
  expect([0, 1.9, 2, 9.9, 10, 12].map((second) => turnAt(part, second))).toEqual([
    { to: 2, stops: false },
    null,
    null,
    null,
    { to: 2, stops: true },
    { to: 2, stops: true },
  ]);
});
