import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import { questionTypes } from 'edutech/core/common/teaching/question-types';
import type { DemoItem } from './items';

const { singleChoice, trueFalse, gapFilling, shortAnswer } = questionTypes;
const letters = ['A', 'B', 'C', 'D'].map((letter) => plainContent(letter));

/** The answer card of a sheet: what is asked stands in the file beside it. */
export const oppositesCard: readonly DemoItem[] = [
  {
    slug: 'card-gaps',
    points: 6,
    section: 0,
    card: {
      body: {
        type: gapFilling,
        stem: [
          {
            kind: 'paragraph',
            inlines: [
              { kind: 'text', text: '第 2 题　' },
              { kind: 'gap', gap: 0 },
              { kind: 'text', text: '　' },
              { kind: 'gap', gap: 1 },
              { kind: 'text', text: '　' },
              { kind: 'gap', gap: 2 },
            ],
          },
        ],
        gaps: [{ kind: 'number' }, { kind: 'number' }, { kind: 'number' }],
        points: 6,
      },
      key: {
        gaps: [
          { accepted: ['-5'], comparison: 'number' },
          { accepted: ['7'], comparison: 'number' },
          { accepted: ['0'], comparison: 'number' },
        ],
      },
    },
    right: { gaps: ['-5', '7', '0'] },
    wrong: [[{ gaps: ['-5', '-7', '0'] }, 4]],
  },
  {
    slug: 'card-choice',
    points: 4,
    section: 0,
    card: {
      body: { type: singleChoice, stem: plainContent('第 4 题'), options: letters, points: 4 },
      key: { choice: [2] },
    },
    right: { choice: [2] },
    wrong: [[{ choice: [1] }, 0]],
  },
  {
    slug: 'card-truth',
    points: 2,
    section: 0,
    card: { body: { type: trueFalse, stem: plainContent('0 的相反数是 0。'), points: 2 }, key: { truth: true } },
    right: { truth: true },
    wrong: [[{ truth: false }, 0]],
  },
  {
    slug: 'card-drawn',
    points: 8,
    section: 0,
    way: 'photo',
    isFree: true,
    isPhotographed: true,
    card: {
      body: { type: shortAnswer, stem: plainContent('第 1 题　画数轴，在纸上完成后拍照。'), points: 8 },
      key: { answer: plainContent('3 与 −3 到原点的距离都是 3，2 与 −2 到原点的距离都是 2。') },
    },
    right: {},
    wrong: [],
  },
];

/** The one box of a sheet that has no card: whatever is handed in comes here. */
export const oppositesBox: readonly DemoItem[] = [
  {
    slug: 'sheet-box',
    points: 20,
    section: 0,
    way: 'photo',
    isFree: true,
    isPhotographed: true,
    card: { body: { type: shortAnswer, stem: [], points: 20 }, key: {} },
    right: {},
    wrong: [],
  },
];
