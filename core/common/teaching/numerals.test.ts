import { expect, test } from 'vitest';
import { chineseNumeral } from './numerals';

test.each([
  [0, '零'],
  [-0, '零'],
  [1, '一'],
  [9, '九'],
  [10, '十'],
  [11, '十一'],
  [19, '十九'],
  [20, '二十'],
  [21, '二十一'],
  [30, '三十'],
  [99, '九十九'],
  [-1, '负一'],
  [-10, '负十'],
  [-99, '负九十九'],
])('%d is written %s', (value, written) => {
  expect(chineseNumeral(value)).toBe(written);
});

test('every number from -99 to 99 is written in its own way', () => {
  const all = Array.from({ length: 199 }, (_, index) => chineseNumeral(index - 99));
  expect(new Set(all).size).toBe(199);
});

test.each([100, -100, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is not written out', (value) => {
  expect(() => chineseNumeral(value)).toThrow(RangeError);
});
