import { expect, test } from 'vitest';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { OutlineItem, PaperOutline } from 'edutech/plugins/exam/api';
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
      items: [
        item('1', {}),
        item('2', { type: questionTypes.multipleChoice, options: 5 }),
        item('3', { type: questionTypes.trueFalse }),
      ],
    },
    { title: '二、填空题', items: [item('4', { type: questionTypes.gapFilling, gaps: 2, points: 4 })] },
    {
      title: '三、解答题',
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
