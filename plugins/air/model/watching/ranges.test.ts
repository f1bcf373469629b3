import { expect, test } from 'vitest';
import { joined, multirangeText, rangesOf, secondsIn } from './ranges';

test('what touches or overlaps becomes one, and an empty stretch nothing', () => {
  expect(
    joined(
      [
        [0, 10],
        [20, 30],
      ],
      [
        [10, 12],
        [25, 40],
        [50, 50],
      ],
    ),
  ).toEqual([
    [0, 12],
    [20, 40],
  ]);
});

test('a stretch inside another adds nothing', () => {
  expect(secondsIn(joined([[0, 60]], [[10, 20]]))).toBe(60);
});

test('a stretch over several joins them', () => {
  const ranges = joined(
    [
      [0, 5],
      [10, 15],
      [20, 25],
    ],
    [[4, 21]],
  );
  expect(ranges).toEqual([[0, 25]]);
});

test('what PostgreSQL writes is read again', () => {
  const text = multirangeText([
    [0, 15],
    [30, 40],
  ]);
  expect(text).toBe('{[0,15),[30,40)}');
  expect(rangesOf(text)).toEqual([
    [0, 15],
    [30, 40],
  ]);
  expect(rangesOf('{}')).toEqual([]);
});
