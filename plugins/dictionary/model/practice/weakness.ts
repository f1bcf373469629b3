/** Steps of the heat list: from these shares of students who got a word wrong (EXAM.md section 9). */
const steps = [0.06, 0.15, 0.3] as const;
/** Fewer students than this: no share is shown. */
export const fewest = 5;
/** Days that the heat list looks back. */
export const heatDays = 30;

/** 0 to 3: how much attention a share of wrong students asks for. */
export const heatOf = (share: number): 0 | 1 | 2 | 3 => steps.filter((step) => share >= step).length as 0 | 1 | 2 | 3;

/** Share of students who got a word wrong; null: too few have answered. */
export const shareOf = (wrong: number, answered: number): number | null =>
  answered < fewest ? null : wrong / answered;
