/** Steps that digit keys reach at once; `+` turns to the next ones. */
export const stepsOfPage = 9;

/** Which step a digit key means on a page of the rubric, of the steps that are shown; null: none. */
export const stepOfDigit = (digit: number, page: number, shown: readonly number[]): number | null =>
  digit >= 1 ? (shown[page * stepsOfPage + digit - 1] ?? null) : null;

/** The page after this one; after the last comes the first. */
export const nextPage = (page: number, steps: number): number =>
  (page + 1) % Math.max(1, Math.ceil(steps / stepsOfPage));

/** How many marks chose each step. */
export const countSteps = (marks: readonly { readonly rubric: readonly number[] }[], steps: number): number[] =>
  Array.from({ length: steps }, (_, step) => marks.filter(({ rubric }) => rubric.includes(step)).length);
