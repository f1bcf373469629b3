import { grace } from '../answering/attempt';
import { inSteps } from '../homework';

/** How far a pupil is with a paper that he marks. */
export const reviewStates = { waiting: 0, begun: 1, handedIn: 2 } as const;
export type ReviewState = (typeof reviewStates)[keyof typeof reviewStates];

/** What pupils may pin to an answer that they mark: two to praise it, three to say what it lacks. */
export const peerTags = ['clear', 'neat', 'steps', 'slip', 'concept'] as const;
export type PeerTag = (typeof peerTags)[number];

/** What became of points that a pupil gave: taken, other points given in their place, or put aside. */
export const peerDecisions = ['accepted', 'changed', 'rejected'] as const;
export type PeerDecision = (typeof peerDecisions)[number];

/** When papers of a swap may be marked. */
export interface SwapTimes {
  readonly dueAt: Date;
  /** When the teacher ended it: nothing is taken after that. */
  readonly endedAt: Date | null;
  readonly undoneAt: Date | null;
}

/** Late is what comes after the deadline; it is taken until the teacher ends the swap. */
export const isReviewLate = ({ dueAt }: SwapTimes, now: Date): boolean => now.getTime() > dueAt.getTime() + grace;
export const isSwapOpen = ({ endedAt, undoneAt }: SwapTimes): boolean => endedAt === null && undoneAt === null;

/** Points on which reviewers agree: their mean in steps; null where nobody gave any. */
export const agreedPoints = (points: readonly number[]): number | null =>
  points.length === 0 ? null : inSteps(points.reduce((sum, one) => sum + one, 0) / points.length);

/** How far reviewers lie apart: the most less the fewest. */
export const spreadOf = (points: readonly number[]): number =>
  points.length === 0 ? 0 : Math.max(...points) - Math.min(...points);

/** What is said of peers' points before they are taken. */
export interface Judged {
  /** Of those that handed in and were not put aside. */
  readonly points: readonly number[];
  /** Reviewers who have not handed in yet. */
  readonly awaited: number;
  /** Who gave the points that stand: nobody, the platform, a teacher, or peers before. */
  readonly standing: 'nobody' | 'platform' | 'teacher' | 'peers';
  readonly isDecided: boolean;
}

/** Whether they wait for the teacher: all reviewers have handed in, and he has neither decided nor marked it himself. */
export const isToDecide = ({
  awaited,
  standing,
  isDecided,
}: Pick<Judged, 'awaited' | 'standing' | 'isDecided'>): boolean =>
  !isDecided && awaited === 0 && standing !== 'teacher';

/**
 * Whether "accept all" takes them: all of a paper's reviewers have handed in and lie within `within` points of each other.
 * What a teacher or the platform has marked stays.
 */
export const isAcceptedByAll = ({ points, awaited, standing, isDecided }: Judged, within: number): boolean =>
  !isDecided &&
  awaited === 0 &&
  points.length > 0 &&
  (standing === 'nobody' || standing === 'peers') &&
  spreadOf(points) <= within;
