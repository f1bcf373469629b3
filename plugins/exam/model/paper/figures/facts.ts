import type { Ability } from 'edutech/plugins/questions/kit/common/types/abilities';

/** What is known about a question, beside what is asked. */
export interface ItemFacts {
  /** 1 to 5; 0 where nobody knows. */
  readonly difficulty: number;
  /** Share of the points that students got, 0 to 1; null before enough have answered. */
  readonly facility: number | null;
  /** The time that a student needs; 0 if unknown. */
  readonly seconds: number;
  /** Null: not said. */
  readonly ability: Ability | null;
  /** Knowledge points, the main one first. */
  readonly knowledge: readonly { readonly id: string; readonly name: string }[];
  readonly isWithdrawn: boolean;
  readonly isOutdated: boolean;
}

/** Undefined while it is on its way, or where the question is gone. */
export type FactsOf = (questionId: string) => ItemFacts | undefined;

/** Shares of points that are expected from the difficulty that a question was set to have, from beginner to very hard. */
const expected = [0.92, 0.82, 0.68, 0.52, 0.35] as const;

/** The share of its points that students will get, 0 to 1: measured, else from its difficulty; null where nobody knows. */
export const expectedShare = (facts: Pick<ItemFacts, 'facility' | 'difficulty'> | undefined): number | null =>
  facts?.facility ?? (facts && expected[facts.difficulty - 1]) ?? null;

/** Steps of difficulty as papers speak of them (易, 中, 较难, 难): by share where it is measured. */
export const difficultySteps = ['easy', 'medium', 'harder', 'hard', 'unknown'] as const;
export type DifficultyStep = (typeof difficultySteps)[number];

export function stepOf(facts: Pick<ItemFacts, 'facility' | 'difficulty'> | undefined): DifficultyStep {
  const share = expectedShare(facts);
  if (share === null) return 'unknown';
  if (share >= 0.75) return 'easy';
  if (share >= 0.6) return 'medium';
  return share >= 0.4 ? 'harder' : 'hard';
}
