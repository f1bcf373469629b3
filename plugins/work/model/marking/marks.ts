import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import type { VerdictState } from 'edutech/plugins/questions/kit/common/verdict';
import { questionTypes } from 'edutech/core/common/teaching/question-types';
import type { Way } from '../homework';

/** What a teacher may pin to an answer. */
export const markFlags = ['excellent', 'typical', 'doubtful', 'problem'] as const;
export type MarkFlag = (typeof markFlags)[number];

/** How points came about: a teacher gave them, a workbook had them, another key, or classmates of whom a teacher took them. */
export const whyMarked = ['given', 'imported', 'remarked', 'peers'] as const;

/** Points of one part of one answer; null: nobody has marked it yet. */
export interface PartMark {
  readonly itemId: string;
  readonly part: number;
  readonly points: number | null;
  readonly of: number;
}

/** Whether the platform marks it: types 0 to 3, filled in here. Photos and recordings are for people. */
export const isMarkedByPlatform = (type: number, way: Way): boolean =>
  way === 'fill' && type <= questionTypes.gapFilling;

/** Whether points stand on the scale of a part: halves from 0 to all of it. */
export const isOnScale = (points: number, of: number): boolean =>
  points >= 0 && points <= of && Number.isInteger(points / pointStep);

/** How an answer came out, of points that a person gave. */
export function stateOfPoints(points: number, of: number, isBlank: boolean): VerdictState {
  if (isBlank && points === 0) return 'blank';
  if (points === of) return 'right';
  return points === 0 ? 'wrong' : 'partly';
}

/** What an attempt has come to. */
export interface Totals {
  readonly points: number;
  readonly of: number;
  /** Parts that nobody has marked yet. */
  readonly open: number;
}

export const totalsOf = (marks: readonly PartMark[]): Totals => ({
  points: marks.reduce((sum, { points }) => sum + (points ?? 0), 0),
  of: marks.reduce((sum, { of }) => sum + of, 0),
  open: marks.filter(({ points }) => points === null).length,
});

/** Items to be set right: those that lost points somewhere. Items without points are right when they were done. */
export const itemsToSetRight = (marks: readonly PartMark[]): string[] => [
  ...new Set(marks.filter(({ points, of }) => points !== null && points < of).map(({ itemId }) => itemId)),
];

/** Points of the parts of an item in place of those of its question; missing ones stay the question's. */
export const partPoints = (own: readonly number[] | null, ofQuestion: readonly number[]): number[] =>
  ofQuestion.map((points, part) => own?.[part] ?? points);
