import { expect, test } from 'vitest';
import { type Mark, outcomesOf, type Result, setRightOf, stateOfMark } from './outcome';

const itemId = '0198f0c0a1b27c3d8e4f5a6b7c8d9e0f';
const mark = (more: Partial<Mark>): Mark => ({
  itemId,
  part: 0,
  round: 0,
  points: 4,
  of: 4,
  state: 'right',
  comment: '',
  flags: [],
  ink: [],
  voice: null,
  byPeers: false,
  ...more,
});
const written = (round: number, choice: number[]) => ({
  itemId,
  part: 0,
  round,
  answer: { choice },
  written: '2026-11-22T09:00:00.000Z',
});
const result = (more: Partial<Result>) =>
  ({
    items: [{ itemId, body: { type: 0, stem: [], points: 4 } }],
    answers: [],
    marks: [],
    keys: [],
    appeals: [],
    ...more,
  }) as Result;

test('the points say how a part came out where a person gave them', () => {
  expect(stateOfMark({ state: null, points: null, of: 4 })).toBe('unread');
  expect(stateOfMark({ state: null, points: 2, of: 4 })).toBe('partly');
  expect(stateOfMark({ state: 'right', points: 0, of: 4 })).toBe('wrong');
  expect(stateOfMark({ state: 'blank', points: 0, of: 4 })).toBe('blank');
});

test('the last round is shown, the points are those of the first', () => {
  const [outcome] = outcomesOf(
    result({
      answers: [written(0, [0]), written(1, [2])],
      marks: [mark({ points: 0, state: 'wrong' }), mark({ round: 1 })],
    }),
  );
  expect(outcome).toMatchObject({
    round: 1,
    answers: [{ choice: [2] }],
    marks: [{ round: 1 }],
    points: 0,
    of: 4,
    state: 'wrong',
  });
});

test('setting right has points of its own, once all of it is marked', () => {
  const setRight = (...marks: Result['marks']) =>
    setRightOf(outcomesOf(result({ answers: [written(0, [0]), written(1, [2])], marks }))[0]!);
  const first = mark({ points: 0, state: 'wrong' });
  expect(setRight(first, mark({ round: 1 }))).toEqual({ points: 4, of: 4 });
  expect(setRight(first, mark({ round: 1, points: null }))).toBeNull();
  expect(setRightOf(outcomesOf(result({ marks: [first] }))[0]!)).toBeNull();
});

test('an item that waits for a person has no points, and one without answers is blank', () => {
  expect(outcomesOf(result({ answers: [written(0, [1])], marks: [mark({ points: null })] }))[0]).toMatchObject({
    points: null,
    state: 'unread',
  });
  expect(outcomesOf(result({ marks: [mark({ points: 0 })] }))[0]).toMatchObject({ state: 'blank' });
});

test('what one appealed stands at its item', () => {
  const appeal = {
    itemId,
    reason: '方法不同',
    asked: '2026-11-22T10:00:00.000Z',
    answer: '',
    answered: null,
    before: 2,
    after: null,
  };
  expect(outcomesOf(result({ appeals: [appeal] }))[0]?.appeal).toBe(appeal);
  expect(outcomesOf(result({}))[0]?.appeal).toBeNull();
});
