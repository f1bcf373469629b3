import { expect, test } from 'vitest';
import type { Answer } from 'edutech/core/common/question/answer';
import { plainContent } from 'edutech/core/common/question/content';
import { newId } from 'edutech/core/common/ids';
import { groupsOf, normalised } from './groups';

const cell = (answer: Answer, isblank = false) => ({ answer, isblank });
const shape = (cells: Parameters<typeof groupsOf>[0]) =>
  groupsOf(cells).map(({ text, cells: of }) => [text, of.length]);

test('width, space and the kind of minus make no other answer', () => {
  expect(normalised('ｙ ＝ 3x − 2。')).toBe(normalised('y=3x-2'));
  expect(normalised('2 × 3')).toBe(normalised('2·3'));
  expect(normalised('-5')).not.toBe(normalised('5'));
});

test('the same answers stand together, the most frequent first', () => {
  const cells = [
    cell({ gaps: ['-5'] }),
    cell({ content: plainContent('x = 1') }),
    cell({ gaps: ['－5 '] }),
    cell({ gaps: ['5'] }),
  ];
  expect(shape(cells)).toEqual([
    ['-5', 2],
    ['x=1', 1],
    ['5', 1],
  ]);
});

test('blank sheets are one group, and photographs are looked at one by one', () => {
  const cells = [cell({ pictures: [newId()] }), cell({}, true), cell({ gaps: ['1'] }), cell({ gaps: ['', ''] }, true)];
  expect(shape(cells)).toEqual([
    ['1', 1],
    ['', 2],
    [null, 1],
  ]);
});
