import { describe, expect, test } from 'vitest';
import type { Answer } from '../../kit/common/answer';
import { plainContent } from '../../kit/common/content';
import type { QuestionBody } from '../../kit/common/question-body';
import type { GapKey, PartialCredit, PartKey } from '../../kit/common/question-key';
import { questionTypes } from '../../kit/common/types/question-types';
import { mark } from './mark';

const { singleChoice, multipleChoice, trueFalse, gapFilling, calculation, readingComprehension } = questionTypes;

const body = (type: QuestionBody['type'], points: number): QuestionBody => ({
  type,
  stem: plainContent('题干'),
  points,
});
const words = (...accepted: string[]): GapKey => ({ accepted, comparison: 'text' });
const result = (asked: QuestionBody, key: PartKey, answer: Answer) => mark(asked, key, 0, answer);

describe('choices', () => {
  const single = body(singleChoice, 3);

  test('the right option of a single choice earns all, another one and two at once nothing', () => {
    expect(result(single, { choice: [2] }, { choice: [2] })).toEqual({ state: 'right', points: 3 });
    expect(result(single, { choice: [2] }, { choice: [1] })).toEqual({ state: 'wrong', points: 0 });
    expect(result(single, { choice: [2] }, { choice: [1, 2] })).toEqual({ state: 'wrong', points: 0 });
  });

  test('where the key says nothing a person decides', () => {
    expect(result(single, {}, { choice: [2] }).state).toBe('unread');
    expect(result(body(trueFalse, 2), {}, { truth: true }).state).toBe('unread');
    expect(result(body(gapFilling, 2), {}, { gaps: ['1'] }).state).toBe('unread');
  });

  test.each<[PartialCredit | undefined, number[], string, number]>([
    [undefined, [0, 1, 3], 'right', 5],
    [undefined, [0, 1], 'wrong', 0],
    ['all', [0, 1], 'wrong', 0],
    ['half', [0], 'partly', 2.5],
    ['half', [0, 1, 3], 'right', 5],
    ['share', [0], 'partly', 1.5],
    ['share', [0, 3], 'partly', 3],
    ['share', [0, 2], 'wrong', 0],
    ['half', [0, 1, 2, 3], 'wrong', 0],
  ])('a multiple choice of 5 points by the rule %s for %j is %s with %d', (partialCredit, choice, state, points) => {
    const key = { choice: [0, 1, 3], ...(partialCredit ? { partialCredit } : {}) };
    expect(result(body(multipleChoice, 5), key, { choice })).toEqual({ state, points });
  });

  test('true and false are told apart', () => {
    expect(result(body(trueFalse, 2), { truth: false }, { truth: false })).toEqual({ state: 'right', points: 2 });
    expect(result(body(trueFalse, 2), { truth: false }, { truth: true })).toEqual({ state: 'wrong', points: 0 });
  });
});

describe('gaps', () => {
  const asked = body(gapFilling, 5);

  test('points are shared in halves, and none is lost', () => {
    const key = { gaps: [words('a'), words('b'), words('c')] };
    expect(result(asked, key, { gaps: ['a', '', ''] })).toMatchObject({ state: 'partly', points: 2 });
    expect(result(asked, key, { gaps: ['', 'b', 'c'] })).toMatchObject({ state: 'partly', points: 3 });
    expect(result(asked, key, { gaps: ['a', 'b', 'c'] })).toMatchObject({ state: 'right', points: 5 });
  });

  test('what may stand in any order is placed as best it can, not as it comes', () => {
    const key = { gaps: [words('1', '2'), words('1'), words('3')], freeOrder: [[0, 1, 2]] };
    expect(result(asked, key, { gaps: ['1', '2', '3'] }).points).toBe(5);
    expect(result(asked, key, { gaps: ['3', '1', '2'] }).points).toBe(5);
    expect(result(asked, key, { gaps: ['1', '1', '1'] }).gaps?.map(({ isRight }) => isRight)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('one answer written twice counts once', () => {
    const key = { gaps: [words('牛顿'), words('伽利略')], freeOrder: [[0, 1]] };
    expect(result(asked, key, { gaps: ['牛顿', '牛顿'] })).toMatchObject({ state: 'partly', points: 2.5 });
  });

  test('a gap that the machine cannot read leaves the question to a person, with what is right counted', () => {
    const key: PartKey = { gaps: [words('a'), { accepted: ['x+1'], comparison: 'formula' }] };
    const verdict = result(asked, key, { gaps: ['a', '看图'] });
    expect(verdict).toEqual({
      state: 'unread',
      points: 2.5,
      gaps: [
        { isRight: true, read: 'a' },
        { isRight: false, read: null },
      ],
    });
  });
});

test('an empty answer is blank, and one that was handed in another way is left to a person', () => {
  const asked = body(gapFilling, 4);
  const key = { gaps: [words('a')] };
  for (const answer of [{}, { gaps: [] }, { gaps: [' ', ''] }, { choice: [] }])
    expect(result(asked, key, answer)).toEqual({ state: 'blank', points: 0 });
  expect(result(asked, key, { pictures: ['0'.repeat(32)] })).toEqual({ state: 'unread', points: 0 });
  expect(result(body(calculation, 8), {}, { content: plainContent('x=1') }).state).toBe('unread');
});

test('parts of a passage are marked by their own keys, and a part that is not there is refused', () => {
  const asked: QuestionBody = {
    ...body(readingComprehension, 0),
    parts: [
      { type: singleChoice, stem: plainContent('1'), points: 2 },
      { type: trueFalse, stem: plainContent('2'), points: 1 },
      { type: gapFilling, stem: plainContent('3'), points: 3 },
    ],
  };
  const key = { parts: [{ choice: [0] }, { truth: true }] };
  expect(mark(asked, key, 0, { choice: [0] })).toEqual({ state: 'right', points: 2 });
  expect(mark(asked, key, 1, { truth: false })).toEqual({ state: 'wrong', points: 0 });
  expect(mark(asked, key, 2, { gaps: ['x'] })).toEqual({ state: 'unread', points: 0 });
  expect(() => mark(asked, key, 3, {})).toThrow(RangeError);
});
