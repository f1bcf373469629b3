import { expect, test } from 'vitest';
import { changedPairs, countsOf, inverse, joinedPairs } from './pairs';

const pairs = (...words: string[]) => words.map((word) => ({ left: word[0]!, right: word[1]! }));

test('a change adds what is not there yet, and taken back leaves what was', () => {
  const change = { added: pairs('a1', 'b2'), removed: pairs('c3') };
  const before = pairs('c3', 'd4');
  const after = changedPairs(before, change);
  expect(after).toEqual(pairs('d4', 'a1', 'b2'));
  expect(changedPairs(after, change)).toHaveLength(3);
  expect(changedPairs(after, inverse(change))).toEqual(pairs('d4', 'c3'));
});

test('what two people change at once is joined: both additions stay, and both removals', () => {
  const base = pairs('a1', 'b2', 'c3');
  const mine = pairs('a1', 'c3', 'd4');
  const theirs = pairs('b2', 'c3', 'e5');
  expect(joinedPairs(base, mine, theirs)).toEqual(pairs('c3', 'e5', 'd4'));
});

test('lines of the left tree are counted by their pairs', () => {
  expect([...countsOf(pairs('a1', 'a2', 'b1'))]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});
