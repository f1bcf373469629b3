// Lines and levels of an exam, as shares of the full points.

/** Where the levels begin, in percent of the full points; `low`: below it. */
export interface Lines {
  readonly excellent: number;
  readonly good: number;
  readonly pass: number;
  readonly low: number;
}

export const usualLines: Lines = { excellent: 85, good: 75, pass: 60, low: 40 };

/** Levels in place of points, for students and parents of compulsory schools (双减: results are told in levels, never by rank). */
export const levels = ['A', 'B', 'C', 'D', 'E'] as const;
export type Level = (typeof levels)[number];

/** Points in steps of a half are exact in binary, percents of them are not: what stands on a line has reached it. */
const almost = 1e-9;

/** Whether points reach a line. */
export const reaches = (points: number, full: number, line: number): boolean => points * 100 >= full * line - almost;

export function levelOf(points: number, full: number, { excellent, good, pass, low }: Lines): Level {
  const at = [excellent, good, pass, low].findIndex((line) => reaches(points, full, line));
  return levels[at < 0 ? 4 : at]!;
}

/** Lines that make sense go down. */
export const areLines = ({ excellent, good, pass, low }: Lines): boolean =>
  excellent > good && good > pass && pass > low && low > 0 && excellent <= 100;
