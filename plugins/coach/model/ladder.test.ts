import { expect, test } from 'vitest';
import { ladderAt } from './ladder';
import type { Withheld } from './withheld';

const now = new Date('2026-03-05T10:00:00+08:00');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const at = (opened: [number, number][], withheld: Withheld = null, written = [1, 2, 3]) =>
  ladderAt(
    written,
    opened.map(([rung, seconds]) => ({ rung, seenAt: ago(seconds) })),
    { now, withheld },
  ).map(({ rung, isOpen, lock }) => [rung, isOpen ? 'open' : (lock ?? 'free')]);

test('the first rung is free, the others wait for the one below', () => {
  expect(at([])).toEqual([
    [1, 'free'],
    [2, 'below'],
    [3, 'below'],
  ]);
});

test('the next rung opens after time to think', () => {
  expect(at([[1, 39]])[1]).toEqual([2, 'thinking']);
  expect(at([[1, 40]])[1]).toEqual([2, 'free']);
  expect(
    at([
      [1, 300],
      [2, 59],
    ])[2],
  ).toEqual([3, 'thinking']);
});

test('an answer that homework withholds stays closed whatever was seen', () => {
  const opened: [number, number][] = [
    [1, 300],
    [2, 300],
  ];
  expect(at(opened, 'homework')[2]).toEqual([3, 'withheld']);
  expect(at(opened)[2]).toEqual([3, 'free']);
});

test('an exam keeps every hint closed', () => {
  const closed = ['withheld', 'withheld', 'withheld'];
  expect(at([], 'exam').map(([, lock]) => lock)).toEqual(closed);
  const opened = [1, 2, 3].map((rung) => [rung, 300] as [number, number]);
  expect(at(opened, 'exam').map(([, lock]) => lock)).toEqual(closed);
});

test('a rung that nobody has written is waited for by nobody', () => {
  expect(at([[1, 60]], null, [1, 3])).toEqual([
    [1, 'open'],
    [3, 'free'],
  ]);
});
