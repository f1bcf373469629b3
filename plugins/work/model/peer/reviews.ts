import { deadlineGrace } from '../answering/attempt';
import { inSteps } from '../homework';

/** States of a review. */
export const reviewStates = { waiting: 0, begun: 1, handedIn: 2 } as const;
export type ReviewState = (typeof reviewStates)[keyof typeof reviewStates];

/** Tags that reviewers may set on an answer: two of praise, three of criticism. */
export const peerTags = ['clear', 'neat', 'steps', 'slip', 'concept'] as const;
export type PeerTag = (typeof peerTags)[number];

/** The teacher's decision about a reviewer's points: accepted, replaced by other points, or rejected. */
export const peerDecisions = ['accepted', 'changed', 'rejected'] as const;
export type PeerDecision = (typeof peerDecisions)[number];

/** When papers of a swap may be marked. */
export interface SwapTimes {
  readonly dueAt: Date;
  /** When the teacher ended it: no reviews are accepted afterwards. */
  readonly endedAt: Date | null;
  readonly undoneAt: Date | null;
}

/** Reviews after the deadline are late; they are accepted until the teacher ends the swap. */
export const isReviewLate = ({ dueAt }: SwapTimes, now: Date): boolean =>
  now.getTime() > dueAt.getTime() + deadlineGrace;
export const isSwapOpen = ({ endedAt, undoneAt }: SwapTimes): boolean => endedAt === null && undoneAt === null;

/** Points on which reviewers agree: their mean in steps; null where nobody gave any. */
export const agreedPoints = (points: readonly number[]): number | null =>
  points.length === 0 ? null : inSteps(points.reduce((sum, one) => sum + one, 0) / points.length);

/** The difference between the highest and the lowest points. */
export const spreadOf = (points: readonly number[]): number =>
  points.length === 0 ? 0 : Math.max(...points) - Math.min(...points);

/** What decides about peers' points. */
export interface PeerJudgement {
  /** Points of submitted reviews that were not rejected. */
  readonly points: readonly number[];
  /** Reviewers who have not submitted yet. */
  readonly awaited: number;
  /** Who gave the current points: nobody, the platform, a teacher, or peers before. */
  readonly standing: 'nobody' | 'platform' | 'teacher' | 'peers';
  readonly isDecided: boolean;
}

/** Whether they wait for the teacher: all reviewers have submitted, and the teacher has neither decided nor marked it. */
export const isToDecide = ({
  awaited,
  standing,
  isDecided,
}: Pick<PeerJudgement, 'awaited' | 'standing' | 'isDecided'>): boolean =>
  !isDecided && awaited === 0 && standing !== 'teacher';

/**
 * Whether "accept all" includes them: all reviewers of the paper have submitted, with points within `within` of each other.
 * Marks of a teacher or the platform stay.
 */
export const isAcceptedByAll = ({ points, awaited, standing, isDecided }: PeerJudgement, within: number): boolean =>
  !isDecided &&
  awaited === 0 &&
  points.length > 0 &&
  (standing === 'nobody' || standing === 'peers') &&
  spreadOf(points) <= within;
