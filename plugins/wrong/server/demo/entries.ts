import type { Origin, Reason } from '../../model/entry';
import type { Grade } from '../practice/scheduling/memory';

/** A question that the demo pupil put into his collection himself, and how he has practised it: days ago, and the grade. */
export interface DemoEntry {
  readonly slug: string;
  readonly subject: string;
  readonly type: number;
  readonly origin: Origin;
  readonly words: string;
  readonly reason: Reason | null;
  readonly daysAgo: number;
  readonly reviews: readonly (readonly [daysAgo: number, grade: Grade])[];
}

export const demoEntries: readonly DemoEntry[] = [
  {
    slug: 'third-person',
    subject: 'english',
    type: 0,
    origin: 'photo',
    words: '英语周练 第 8 题',
    reason: 'concept',
    daysAgo: 12,
    reviews: [
      [11, 1],
      [9, 3],
      [4, 3],
    ],
  },
  {
    slug: 'be-verbs',
    subject: 'english',
    type: 3,
    origin: 'photo',
    words: '英语周练 第 15 题',
    reason: 'careless',
    daysAgo: 12,
    reviews: [[10, 2]],
  },
  {
    slug: 'figures-in-spring',
    subject: 'chinese',
    type: 0,
    origin: 'photo',
    words: '《春》课堂练习',
    reason: 'reading',
    daysAgo: 6,
    reviews: [],
  },
  {
    slug: 'opposites-sum',
    subject: 'mathematics',
    type: 0,
    origin: 'similar',
    words: '',
    reason: null,
    daysAgo: 30,
    reviews: [
      [29, 3],
      [25, 4],
      [14, 4],
    ],
  },
];
