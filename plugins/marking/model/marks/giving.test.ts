import { expect, test } from 'vitest';
import { giveAll, givingOf, moveStep, nothingGiven, type Scale, takeAway, typeKey } from './giving';

const whole: Scale = { of: 12, step: 0.5, steps: [] };
const steps: Scale = {
  of: 6,
  step: 1,
  steps: [
    { text: '列式', points: 2 },
    { text: '计算', points: 3 },
    { text: '作答', points: 1 },
  ],
};
const type = (scale: Scale, keys: string) =>
  [...keys].reduce((given, key) => typeKey(given, scale, key), nothingGiven(scale));

test('digits make a number while it is on the scale, else a new one', () => {
  expect(type(whole, '12').points).toBe(12);
  expect(type(whole, '13').points).toBe(3);
  expect(type(whole, '6.').points).toBe(6.5);
  expect(type(whole, '6..').points).toBe(6);
  expect(type({ ...whole, step: 1 }, '6.').points).toBe(6);
});

test('a step gets a digit and the next one is at hand; all of them make the points', () => {
  expect(type(steps, '23')).toMatchObject({ steps: [2, 3, null], at: 2, points: null });
  expect(type(steps, '231').points).toBe(6);
  expect(type(steps, '9').steps).toEqual([null, null, null]);
  expect(moveStep(type(steps, '2'), -1).at).toBe(0);
});

test('full, zero, and back', () => {
  expect(giveAll(steps, 1)).toMatchObject({ steps: [2, 3, 1], points: 6 });
  expect(giveAll(whole, 0).points).toBe(0);
  expect(takeAway(giveAll(steps, 1))).toMatchObject({ steps: [2, 3, null], at: 2, points: null });
  expect(takeAway(nothingGiven(whole))).toBeNull();
  expect(givingOf(steps, 4, [2, 2, 0])).toMatchObject({ steps: [2, 2, 0], points: 4 });
  expect(givingOf(whole, 4, []).points).toBe(4);
});
