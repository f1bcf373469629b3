import { type Difficulty, difficulties } from 'edutech/plugins/questions/kit/common/types/difficulty';

// What a student knows of a knowledge point, from marked answers: an Elo rating of the student against the question.
//
//   p  = 1 / (1 + exp(−(θ − b)))            the share of points that is expected of this student on this question
//   θ ← θ + w · K(n) · (share − p)           after each answer, in the order of time; θ = 0 before the first
//   K(n) = 1 / (1 + 0.05 · n)                n answers before this one: what is well known moves less
//   b  = −ln(f / (1 − f))                    f: the share of points that is usual at the question's difficulty
//   w  = 1 / number of points                an answer to a question with two points says half as much of each
//
// What is shown is p on a question of medium difficulty: a share of points that is corrected for difficulty.
// Source: R. Pelánek, Applications of the Elo rating system in adaptive educational systems, Computers & Education 98
// (2016) 169–179; K with a = 1, b = 0.05 as there in section 3.2. Nothing is learned from other students, so the same
// answers always come to the same, on whichever day they are counted.

/** The share of points that is usual at a difficulty; fixed, so that a recount comes to the same. */
const usualShares: Readonly<Record<Difficulty, number>> = {
  [difficulties.all]: 0.65,
  [difficulties.beginner]: 0.92,
  [difficulties.easy]: 0.82,
  [difficulties.medium]: 0.65,
  [difficulties.harder]: 0.45,
  [difficulties.veryHard]: 0.28,
};
export const usualShare = (difficulty: Difficulty): number => usualShares[difficulty];
/** The share that is usual on a question of medium difficulty. */
export const mediumShare = usualShares[difficulties.medium];

const slowing = 0.05;

/** What the model reads of an answer. Shares are 0 to 1. */
export interface Observation {
  readonly share: number;
  /** The share that is usual at the difficulty of the question, between 0 and 1. */
  readonly expected: number;
  /** Knowledge points of the question. */
  readonly points: number;
}

/** What is known of a student and a point. */
export interface Ability {
  readonly ability: number;
  readonly answers: number;
  /** Mean share of the points, not corrected. */
  readonly share: number;
}

export const noAbility: Ability = { ability: 0, answers: 0, share: 0 };

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));
const hardness = (expected: number): number => -Math.log(expected / (1 - expected));

/** The share of points that somebody is expected to get where `expected` is usual. */
export const chanceOf = (ability: number, expected: number): number => logistic(ability - hardness(expected));

/** What is shown of an ability: the share of points on a question of medium difficulty, 0 to 1. */
export const shownValue = (ability: number): number => chanceOf(ability, mediumShare);

/** After one more answer. */
export function observe(before: Ability, { share, expected, points }: Observation): Ability {
  const answers = before.answers + 1;
  const step = 1 / (1 + slowing * before.answers) / points;
  return {
    ability: before.ability + step * (share - chanceOf(before.ability, expected)),
    answers,
    share: before.share + (share - before.share) / answers,
  };
}

/** What all answers come to, in the order of time. */
export const replay = (observations: readonly Observation[]): Ability => observations.reduce(observe, noAbility);
