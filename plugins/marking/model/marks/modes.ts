/**
 * How many people mark an answer, and how their marks become one (decision 0295). The modes are those of provincial marking
 * centres (国家教育考试网上评卷暂行实施办法, Ministry of Education; the words 双评, 三评, 仲裁): two mark blindly, a third where they
 * differ by more than the limit, an arbiter where that does not settle it.
 */
export const markModes = ['1', '1+1', '1+1+1', '2+1', '2+1+1'] as const;
export type MarkMode = (typeof markModes)[number];

/** Smallest steps of points that a question may be marked in. */
export const pointSteps = [0.5, 1] as const;

export interface ModeRule {
  readonly mode: MarkMode;
  /** Points by which two marks may differ and still be averaged. */
  readonly limit: number;
  /** Points come in multiples of it. */
  readonly step: number;
}

/** What becomes of an answer. `waiting`: until it has `wanted` marks in all. */
export type Verdict =
  | { readonly state: 'waiting'; readonly wanted: 1 | 2 | 3 }
  | { readonly state: 'done'; readonly points: number }
  | { readonly state: 'arbitration' };

/** Marks that are given before anybody knows whether they agree. */
export const blindMarks = (mode: MarkMode): 1 | 2 => (mode === '1' ? 1 : 2);

/** Whether the third mark is given by somebody who was named for it (the person after the first plus of 2+1). */
export const hasNamedThird = (mode: MarkMode): boolean => mode === '2+1' || mode === '2+1+1';

/** The middle of two marks as a multiple of the step; half a step counts for the student. */
export function meanOf(one: number, other: number, step: number): number {
  const steps = (one + other) / 2 / step;
  return Math.floor(steps + 0.5) * step;
}

/**
 * What marks, in the order in which they were given, come to.
 * - `1`: the mark counts.
 * - `1+1`: two within the limit become their mean; others go to arbitration.
 * - `1+1+1`: where two differ by more than the limit any third marker marks blindly; the nearest pair of the three becomes its
 *   mean if it is within the limit, else arbitration.
 * - `2+1`: the third is a named one, and decides: its mark and the nearer of the two become their mean, however far they are.
 * - `2+1+1`: as `2+1`, but a third mark that is beyond the limit from both goes to the last arbiter.
 * Of two pairs that are equally near, the one with more points counts. Marks after the third are not looked at.
 */
export function verdictOf({ mode, limit, step }: ModeRule, marks: readonly number[]): Verdict {
  const [first, second, third] = marks;
  if (first === undefined) return { state: 'waiting', wanted: blindMarks(mode) };
  if (mode === '1') return { state: 'done', points: first };
  if (second === undefined) return { state: 'waiting', wanted: 2 };
  if (apart(first, second) <= limit) return { state: 'done', points: meanOf(first, second, step) };
  if (mode === '1+1') return { state: 'arbitration' };
  if (third === undefined) return { state: 'waiting', wanted: 3 };
  const nearer = nearerOf(third, first, second);
  if (mode !== '2+1' && apart(third, nearer) > limit) return { state: 'arbitration' };
  return { state: 'done', points: meanOf(third, nearer, step) };
}

const apart = (one: number, other: number): number => Math.abs(one - other);

function nearerOf(third: number, one: number, other: number): number {
  const difference = apart(third, one) - apart(third, other);
  if (difference === 0) return Math.max(one, other);
  return difference < 0 ? one : other;
}
