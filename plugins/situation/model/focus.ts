import { mediumShare } from './mastery';

/** Why a teacher looks at a student. */
export const focusReasons = ['absent', 'falling', 'forgot', 'borderline', 'rising'] as const;
export type FocusReason = (typeof focusReasons)[number];

/** What is read of a student. Shares are 0 to 1. */
export interface FocusSubject {
  readonly studentId: string;
  /** Answers of the last twelve weeks in the order of time. */
  readonly answers: readonly { readonly share: number; readonly expected: number; readonly at: Date }[];
  /** Tasks of the class in the last two weeks, and those with an answer of this student. */
  readonly tasks: number;
  readonly done: number;
  /** Mean value of the student's points; null: too few answers. */
  readonly value: number | null;
  /** The points that were known and whose last two answers were wrong. */
  readonly forgotten: readonly string[];
}

export interface Focus {
  readonly studentId: string;
  readonly reason: FocusReason;
  readonly before: number | null;
  readonly now: number | null;
  readonly pointId: string | null;
}

const day = 86_400_000;
/** Days that count as now, against all before. */
const recentDays = 21;
/** Answers without which nothing is compared. */
const fewestCompared = 6;
/** A change of the corrected share that is worth a word. */
const change = 0.12;
/** Fewest tasks of a class before somebody is missed in them. */
const fewestTasks = 2;
/** The pass line, and how near to it somebody is on the border. */
const passLine = 0.6;
const border = 0.04;

const corrected = (answers: FocusSubject['answers']): number =>
  Math.min(
    1,
    Math.max(0, mediumShare + answers.reduce((sum, { share, expected }) => sum + share - expected, 0) / answers.length),
  );

/** The first reason that holds, in the order of {@link focusReasons}; none for most. */
export function focusOf(subject: FocusSubject, now: Date): Focus | undefined {
  const { studentId, answers, tasks, done, value, forgotten } = subject;
  const about = { studentId, before: null, now: null, pointId: null };
  if (tasks >= fewestTasks && done === 0) return { ...about, reason: 'absent', now: tasks };
  const since = now.getTime() - recentDays * day;
  const recent = answers.filter(({ at }) => at.getTime() >= since);
  const earlier = answers.filter(({ at }) => at.getTime() < since);
  const isCompared = recent.length >= fewestCompared && earlier.length >= fewestCompared;
  const [before, after] = isCompared ? [corrected(earlier), corrected(recent)] : [0, 0];
  if (before - after >= change) return { ...about, reason: 'falling', before, now: after };
  if (forgotten[0] !== undefined) return { ...about, reason: 'forgot', pointId: forgotten[0] };
  if (value !== null && Math.abs(value - passLine) <= border) return { ...about, reason: 'borderline', now: value };
  if (after - before >= change) return { ...about, reason: 'rising', before, now: after };
  return undefined;
}

/** Of a class as many as a teacher can talk to, those with the graver reason first taken, shown in the order of the class list. */
export function focusList(subjects: readonly FocusSubject[], now: Date, most: number): Focus[] {
  const found = subjects.flatMap((subject, place) => {
    const focus = focusOf(subject, now);
    return focus ? [{ focus, place }] : [];
  });
  return found
    .toSorted(
      (a, b) => focusReasons.indexOf(a.focus.reason) - focusReasons.indexOf(b.focus.reason) || a.place - b.place,
    )
    .slice(0, most)
    .toSorted((a, b) => a.place - b.place)
    .map(({ focus }) => focus);
}
