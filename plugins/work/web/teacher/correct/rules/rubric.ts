import type { PartKey } from 'edutech/core/common/question/question-key';

type Rubric = NonNullable<PartKey['rubric']>;

/** Steps that digit keys reach at once; `+` turns to the next ones. */
export const stepsOfPage = 9;

/** Points of chosen steps, not more than there are. */
export const pointsOfSteps = (rubric: Rubric, chosen: readonly number[], of: number): number =>
  Math.min(
    of,
    chosen.reduce((sum, step) => sum + (rubric[step]?.points ?? 0), 0),
  );

/** The chosen steps with one more, or one less; in order. */
export const toggleStep = (chosen: readonly number[], step: number): number[] =>
  (chosen.includes(step) ? chosen.filter((one) => one !== step) : [...chosen, step]).sort((one, other) => one - other);

/** Which step a digit key means on a page of the rubric; null: none. */
export function stepOfDigit(digit: number, page: number, steps: number): number | null {
  const step = page * stepsOfPage + digit - 1;
  return digit >= 1 && step < steps ? step : null;
}

/** The page after this one; after the last comes the first. */
export const nextPage = (page: number, steps: number): number =>
  (page + 1) % Math.max(1, Math.ceil(steps / stepsOfPage));

/** How many marks chose each step. */
export const countSteps = (marks: readonly { readonly rubric: readonly number[] }[], steps: number): number[] =>
  Array.from({ length: steps }, (_, step) => marks.filter(({ rubric }) => rubric.includes(step)).length);
