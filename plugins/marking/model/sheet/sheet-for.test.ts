import { expect, test } from 'vitest';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { OutlineItem, PaperOutline } from 'edutech/plugins/exam/api';
import { partsOfChoice } from './answer-sheet';
import { usualSettings } from './settings';
import { sheetFor } from './sheet-for';

const item = (label: string, change: Partial<OutlineItem>): OutlineItem => ({
  itemId: `item-${label}`,
  part: 0,
  label,
  type: questionTypes.singleChoice,
  options: 4,
  gaps: 0,
  points: 3,
  space: { kind: 'none', rows: 6 },
  ...change,
});

const paper: PaperOutline = {
  schoolId: 'school',
  paperId: 'paper',
  title: '期中',
  sections: [
    {
      title: '一、选择题',
      choosesOne: false,
      items: [
        item('1', {}),
        item('2', { type: questionTypes.multipleChoice, options: 5 }),
        item('3', { type: questionTypes.trueFalse }),
      ],
    },
    {
      title: '二、填空题',
      choosesOne: false,
      items: [item('4', { type: questionTypes.gapFilling, gaps: 2, points: 4 })],
    },
    {
      title: '三、解答题',
      choosesOne: false,
      items: [
        item('5', { type: questionTypes.calculation, space: { kind: 'lines', rows: 8 }, points: 10 }),
        item('6', { type: questionTypes.shortAnswer, space: { kind: 'grid', rows: 40 }, points: 40 }),
        item('7(2)', { part: 1, itemId: 'item-7', type: questionTypes.shortAnswer, space: { kind: 'blank', rows: 3 } }),
        item('8', {}),
      ],
    },
  ],
};

test('choices and gaps of a section stand together, and each answer in words has a box', () => {
  const { zones, title } = sheetFor(paper, usualSettings);
  expect(title).toBe('期中');
  expect(zones.map(({ kind, title: heading }) => [kind, heading])).toEqual([
    ['choices', '一、选择题'],
    ['gaps', '二、填空题'],
    ['answer', '三、解答题'],
    ['essay', ''],
    ['answer', ''],
    ['choices', ''],
  ]);
  expect(zones[0]).toMatchObject({
    items: [
      { label: '1', options: 4, isMultiple: false, isTruth: false },
      { label: '2', options: 5, isMultiple: true },
      { label: '3', options: 2, isTruth: true },
    ],
  });
  expect(zones[3]).toMatchObject({ squares: 800 });
});

test('a part of a question has a name of its own, and lines that were chosen count', () => {
  const { zones } = sheetFor(paper, { ...usualSettings, lines: [{ itemId: 'item-7', part: 1, lines: 9 }] });
  expect(zones[4]).toEqual({
    kind: 'answer',
    id: 'item-7.1',
    title: '',
    itemId: 'item-7.1',
    label: '7(2)',
    points: 3,
    lines: 9,
    isRuled: false,
  });
});

test('questions of which one is chosen share a box with as many lines as the longest wants, for the points of one', () => {
  const lines = (rows: number) => ({
    type: questionTypes.calculation,
    space: { kind: 'lines' as const, rows },
    points: 5,
  });
  const section = {
    title: '四、选做题',
    choosesOne: true,
    items: [
      item('22(1)', { itemId: 'item-22', ...lines(6) }),
      item('22(2)', { itemId: 'item-22', part: 1, ...lines(6) }),
      item('23', { ...lines(8), points: 10 }),
    ],
  };
  const { zones } = sheetFor({ ...paper, sections: [section] }, usualSettings);
  expect(zones).toEqual([
    {
      kind: 'optional',
      id: 'choice-item-22',
      title: '四、选做题',
      items: [
        { itemId: 'item-22', label: '22', parts: 2 },
        { itemId: 'item-23', label: '23', parts: 1 },
      ],
      points: 10,
      lines: 12,
    },
  ]);
  expect(zones.map((zone) => zone.kind === 'optional' && partsOfChoice(zone))).toEqual([
    ['item-22', 'item-22.1', 'item-23'],
  ]);
});
