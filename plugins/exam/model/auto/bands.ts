// Difficulty as a rule grid counts it: 易, 中, 较难, 难. The bank has five steps (teaching.md section 3), of which the first two
// are one here.

export const bandIds = ['easy', 'medium', 'harder', 'hard'] as const;
export type BandId = (typeof bandIds)[number];

/** Place of a band in {@link bandIds}. */
export type Band = 0 | 1 | 2 | 3;
export const bands: readonly Band[] = [0, 1, 2, 3];

/** Difficulties of the bank that a band has. */
export const difficultiesOf: readonly (readonly number[])[] = [[1, 2], [3], [4], [5]];

/** The band of a difficulty from 1 to 5. */
export const bandOf = (difficulty: number): Band => Math.max(0, Math.min(3, difficulty - 2)) as Band;

/** The share of points that students are expected to get until a question has been measured, by its difficulty. */
const expected = [0.9, 0.75, 0.6, 0.4, 0.2] as const;

/** The share of points that students get, 0 to 1: measured, or expected by the difficulty. */
export const facilityOf = ({
  facility,
  difficulty,
}: {
  readonly facility: number | null;
  readonly difficulty: number;
}) => facility ?? expected[difficulty - 1] ?? 0.6;

/** Other bands, the nearest first and of two as near the easier one. */
export const nearBands = (band: Band): Band[] =>
  bands
    .filter((other) => other !== band)
    .toSorted((one, other) => Math.abs(one - band) - Math.abs(other - band) || one - other);
