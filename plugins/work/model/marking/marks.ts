import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import type { VerdictState } from 'edutech/plugins/questions/kit/common/verdict';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { AnswerMethod } from '../homework';

/** Flags that a teacher may set on an answer. */
export const markFlags = ['excellent', 'typical', 'doubtful', 'problem'] as const;
export type MarkFlag = (typeof markFlags)[number];

/**
 * The source of points: a teacher, a workbook, a changed key, or classmates whose points a teacher accepted.
 */
export const markReasons = ['given', 'imported', 'remarked', 'peers'] as const;

/** Points of one part of one answer; null: nobody has marked it yet. */
export interface PartMark {
  readonly itemId: string;
  readonly part: number;
  readonly points: number | null;
  readonly of: number;
}

/** Whether the platform marks it: types 0 to 3, filled in here. Photos and recordings are for people. */
export const isMarkedByPlatform = (type: number, way: AnswerMethod): boolean =>
  way === 'fill' && type <= questionTypes.gapFilling;

/** Whether points are on the scale of a part: halves from 0 to its full points. */
export const isOnScale = (points: number, of: number): boolean =>
  points >= 0 && points <= of && Number.isInteger(points / pointStep);

/** The verdict that points of a person mean. */
export function stateOfPoints(points: number, of: number, isBlank: boolean): VerdictState {
  if (isBlank && points === 0) return 'blank';
  if (points === of) return 'right';
  return points === 0 ? 'wrong' : 'partly';
}

/** Totals of an attempt. */
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

/** Items to be corrected: those that lost points in any part. Items without points are right once they are answered. */
export const itemsToCorrect = (marks: readonly PartMark[]): string[] => [
  ...new Set(marks.filter(({ points, of }) => points !== null && points < of).map(({ itemId }) => itemId)),
];

/** Points of an item's parts, which override those of its question; missing ones stay the question's. */
export const partPoints = (own: readonly number[] | null, ofQuestion: readonly number[]): number[] =>
  ofQuestion.map((points, part) => own?.[part] ?? points);
