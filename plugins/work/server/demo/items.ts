import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { Way } from '../../model/homework';

/** An item of the demo: a question of the bank's demo by its slug, what pupils answer, and what it is worth. */
export interface DemoItem {
  readonly slug: string;
  readonly points: number;
  readonly way?: Way;
  /** Tiers that get it; all of them by default. */
  readonly tiers?: number;
  readonly section: number;
  readonly right: Answer;
  /** What others answer, with the points for it; null: a person has to mark it. */
  readonly wrong: readonly (readonly [answer: Answer, points: number])[];
  /** Marked by a person. */
  readonly isFree?: true;
  /** An item of an answer card, in place of a question of the bank, and what is right. */
  readonly card?: { readonly body: QuestionBody; readonly key: QuestionKey };
  /** Handed in by photographs. */
  readonly isPhotographed?: true;
}

const written = (text: string): Answer => ({ content: plainContent(text) });

export const numberLine: readonly DemoItem[] = [
  { slug: 'below-zero', points: 4, section: 0, right: { choice: [1] }, wrong: [[{ choice: [2] }, 0]] },
  {
    slug: 'tolerance-of-flour',
    points: 4,
    section: 0,
    right: { choice: [2] },
    wrong: [
      [{ choice: [0] }, 0],
      [{ choice: [1] }, 0],
    ],
  },
  {
    slug: 'move-on-line',
    points: 4,
    section: 0,
    right: { choice: [0] },
    wrong: [
      [{ choice: [2] }, 0],
      [{ choice: [1] }, 0],
    ],
  },
  { slug: 'sorting-numbers', points: 4, section: 0, right: { choice: [0, 2] }, wrong: [[{ choice: [0] }, 2]] },
  { slug: 'zero-is-neither', points: 4, section: 1, right: { truth: true }, wrong: [[{ truth: false }, 0]] },
  {
    slug: 'points-on-line',
    points: 6,
    section: 2,
    right: { gaps: ['-2', '3', '5'] },
    wrong: [
      [{ gaps: ['-2', '3', '1'] }, 4],
      [{ gaps: ['2', '3', '5'] }, 4],
    ],
  },
  {
    slug: 'distance-four',
    points: 4,
    section: 2,
    right: { gaps: ['3', '-5'] },
    wrong: [[{ gaps: ['3', '5'] }, 2]],
  },
];

export const rationalNumbers: readonly DemoItem[] = [
  { slug: 'opposites-sum', points: 4, section: 0, right: { choice: [0] }, wrong: [[{ choice: [1] }, 0]] },
  {
    slug: 'absolute-values',
    points: 4,
    section: 0,
    right: { choice: [0, 1, 3] },
    wrong: [
      [{ choice: [0, 1] }, 2],
      [{ choice: [0, 1, 2] }, 0],
    ],
  },
  {
    slug: 'sum-of-absolutes-zero',
    points: 4,
    section: 1,
    right: { gaps: ['1'] },
    wrong: [
      [{ gaps: ['5'] }, 0],
      [{ gaps: ['-1'] }, 0],
    ],
  },
  {
    slug: 'add-easily',
    points: 6,
    section: 2,
    isFree: true,
    right: written('原式 = [(-2.4) + (-4.6)] + [(-3.7) + 5.7] = -7 + 2 = -5'),
    wrong: [
      [written('原式 = -2.4 - 3.7 - 4.6 + 5.7 = -16.4'), 2],
      [written('原式 = -7 + 2 = 5'), 4],
    ],
  },
  {
    slug: 'mixed-operations',
    points: 8,
    section: 2,
    isFree: true,
    tiers: 0b110,
    right: written('原式 = -1 - 1/2 × 1/3 × (2 - 9) = -1 + 7/6 = 1/6'),
    wrong: [
      [written('原式 = 1 - 1/2 × 1/3 × (2 - 9) = 1 + 7/6 = 13/6'), 5],
      [written('原式 = -1 - 1/6 × 11 = -17/6'), 3],
    ],
  },
];

export const powers: readonly DemoItem[] = [
  { slug: 'power-signs', points: 4, section: 0, right: { choice: [1, 2] }, wrong: [[{ choice: [0, 1] }, 0]] },
  { slug: 'scientific-notation', points: 4, section: 0, right: { choice: [1] }, wrong: [[{ choice: [0] }, 0]] },
  { slug: 'sign-of-product', points: 4, section: 1, right: { truth: false }, wrong: [[{ truth: true }, 0]] },
  {
    slug: 'subtract',
    points: 6,
    section: 2,
    right: { gaps: ['-5', '5', '-6'] },
    wrong: [[{ gaps: ['5', '5', '-6'] }, 4]],
  },
];
