import { expect, test } from 'vitest';
import { agreementOf, alarmsOf, type Figures, isLow } from './alarms';

const usual: Figures = {
  given: 50,
  mean: 6,
  paired: 40,
  agreed: 39,
  repeated: 4,
  consistent: 4,
  zeros: 3,
  fulls: 9,
  tooFast: 0,
};
const group = { mean: 6.2, of: 10 };

test('nothing strikes of who marks as the others do, or has hardly begun', () => {
  expect(alarmsOf(usual, group)).toEqual([]);
  expect(alarmsOf({ ...usual, given: 5, mean: 0, zeros: 5 }, group)).toEqual([]);
  expect(isLow(agreementOf({ paired: 9, agreed: 1 }))).toBe(false);
});

test('each figure has its alarm', () => {
  expect(alarmsOf({ ...usual, agreed: 34 }, group)).toEqual(['agreement']);
  expect(alarmsOf({ ...usual, mean: 5 }, group)).toEqual(['strict']);
  expect(alarmsOf({ ...usual, mean: 7.5 }, group)).toEqual(['mild']);
  expect(alarmsOf({ ...usual, consistent: 2 }, group)).toEqual(['inconsistent']);
  expect(alarmsOf({ ...usual, tooFast: 8 }, group)).toEqual(['tooFast']);
  expect(alarmsOf({ ...usual, zeros: 30, fulls: 18 }, group)).toEqual(['flat']);
});
