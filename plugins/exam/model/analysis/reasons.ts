import { type Lines, reaches } from './levels';

// Students to look at, each by a reason that a teacher can do something about. Within a reason they stand as the class list has
// them: no list of an exam is a ranking.

export const reasons = ['lostEasy', 'nearPass', 'nearExcellent', 'fell', 'rose', 'absent'] as const;
export type Reason = (typeof reasons)[number];

/** Caution from which a student has lost what others of the same points have. */
export const cautionLine = 0.5;
/** How far below a line a step is, in percent of the full points. */
export const stepBelow = 5;
/** A change against the exam before that is worth a word, in percent of the full points. */
export const changeLine = 12.5;

/** A student as the rules see them; students stand in the order of their class lists. */
export interface Outcome {
  readonly studentId: string;
  /** Null: absent. */
  readonly points: number | null;
  /** Of the S-P table; null where it says nothing. */
  readonly caution: number | null;
  /** Share of the points in the exam before, 0 to 1; null: none. */
  readonly before: number | null;
}

/** `value`: the caution, the points that are missing, or the percent of change; null where there is nothing to say. */
export interface ToLookAt {
  readonly reason: Reason;
  readonly students: readonly { readonly studentId: string; readonly value: number | null }[];
}

/** The reasons that hold for somebody, in a fixed order; nobody stands for a reason twice. */
export function toLookAt(outcomes: readonly Outcome[], full: number, lines: Lines): ToLookAt[] {
  return reasons.flatMap((reason) => {
    const students = outcomes.flatMap((outcome) => {
      const value = saidOf[reason](outcome, full, lines);
      return value === undefined ? [] : [{ studentId: outcome.studentId, value }];
    });
    return students.length === 0 ? [] : [{ reason, students }];
  });
}

/** What is missing to a line, for who is a step below it. */
function missing({ points }: Outcome, full: number, line: number): number | undefined {
  if (points === null || reaches(points, full, line) || !reaches(points, full, line - stepBelow)) return undefined;
  return (full * line) / 100 - points;
}

const changeOf = ({ points, before }: Outcome, full: number): number | undefined =>
  points === null || before === null ? undefined : (points / full - before) * 100;

/** What a reason says of a student; undefined where it does not hold. */
const saidOf: Readonly<Record<Reason, (outcome: Outcome, full: number, lines: Lines) => number | null | undefined>> = {
  // below the pass a caution says little: what is easy is lost there, too
  lostEasy: ({ caution, points }, full, { pass }) =>
    caution !== null && caution >= cautionLine && points !== null && reaches(points, full, pass) ? caution : undefined,
  nearPass: (outcome, full, { pass }) => missing(outcome, full, pass),
  nearExcellent: (outcome, full, { excellent }) => missing(outcome, full, excellent),
  fell: (outcome, full) => {
    const change = changeOf(outcome, full);
    return change !== undefined && change <= -changeLine ? change : undefined;
  },
  rose: (outcome, full) => {
    const change = changeOf(outcome, full);
    return change !== undefined && change >= changeLine ? change : undefined;
  },
  absent: ({ points }) => (points === null ? null : undefined),
};
