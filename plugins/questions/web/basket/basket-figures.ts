import type { Difficulty } from '../../kit/common/types/difficulty';

/** What the figures of a basket are made of. */
export interface Weighed {
  readonly points: number;
  readonly seconds: number;
  readonly difficulty: Difficulty;
  /** Share of the points that students got, 0 to 1; null: nobody knows yet. */
  readonly facility: number | null;
}

/** Steps of difficulty as the basket's bar shows them: the two easy ones are one. */
export const steps = ['easy', 'medium', 'harder', 'hard'] as const;
export type Step = (typeof steps)[number];

/**
 * Share of the points that is to be expected by the set difficulty, where nobody has measured it: what teachers mean by
 * 0.9 (基础) to 0.3 (难). Ours.
 */
const expected: Readonly<Record<Difficulty, number>> = { 0: 0.7, 1: 0.9, 2: 0.8, 3: 0.65, 4: 0.45, 5: 0.3 };

const stepOf = (difficulty: Difficulty): Step =>
  difficulty <= 2 ? 'easy' : difficulty === 3 ? 'medium' : difficulty === 4 ? 'harder' : 'hard';

/** Points, minutes and difficulty of questions together. */
export interface Figures {
  readonly points: number;
  /** Whole minutes, a begun one counting. */
  readonly minutes: number;
  /**
   * 难度系数: the share of the points that a class is likely to get, weighted by points as a paper's is; null for an empty
   * basket.
   */
  readonly mean: number | null;
  readonly steps: Readonly<Record<Step, number>>;
}

export function figuresOf(items: readonly Weighed[]): Figures {
  const sum = (of: (item: Weighed) => number) => items.reduce((all, item) => all + of(item), 0);
  const points = sum((item) => item.points);
  // questions that only practise weigh the same among themselves
  const weight = (item: Weighed) => (points > 0 ? item.points : 1);
  const likely = (item: Weighed) => item.facility ?? expected[item.difficulty];
  const counts: Record<Step, number> = { easy: 0, medium: 0, harder: 0, hard: 0 };
  for (const { difficulty } of items) counts[stepOf(difficulty)] += 1;
  return {
    points,
    minutes: Math.ceil(sum(({ seconds }) => seconds) / 60),
    mean: items.length > 0 ? sum((item) => likely(item) * weight(item)) / sum(weight) : null,
    steps: counts,
  };
}
