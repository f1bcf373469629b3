import { attemptStates, isClosedAt, isInHand, type AttemptStatus, type Times } from './attempt';

/**
 * When students see keys and marks: after submission, after the deadline, after marking, or when the teacher decides.
 */
export const releases = { afterHandIn: 0, afterDeadline: 1, afterCorrecting: 2, byHand: 3 } as const;
export type Release = (typeof releases)[keyof typeof releases];

export interface ReleaseTimes extends Times {
  readonly release: Release;
  /** When the teacher released them manually, whatever the rule. */
  readonly releasedAt: Date | null;
}

/**
 * Whether a student may see keys, analysis and marks: the only place that decides it. Never while answers can change, and
 * with release after the deadline never while a submission is possible.
 */
export function maySeeKeys(releasing: ReleaseTimes, status: AttemptStatus, now: Date): boolean {
  if (releasing.withdrawnAt) return false;
  if (isInHand(status)) return mayLookBack(releasing, status, now);
  if (releasing.releasedAt && releasing.releasedAt <= now) return true;
  switch (releasing.release) {
    case releases.afterHandIn:
      return true;
    case releases.afterDeadline:
      // a correction round has a deadline of its own, after this one
      return isClosedAt(releasing, { dueAt: status.round > 0 ? null : status.dueAt, round: 0 }, now);
    case releases.afterCorrecting:
      return status.state === attemptStates.corrected;
    case releases.byHand:
      return false;
  }
}

/**
 * Whether a student knows what went wrong: also while it is corrected, if it could be seen before it went back. Keys stay
 * out of sight meanwhile.
 */
export const mayKnowMistakes = (releasing: ReleaseTimes, standing: AttemptStatus, now: Date): boolean =>
  maySeeKeys(
    releasing,
    standing.round > 0 && isInHand(standing) ? { ...standing, state: attemptStates.corrected } : standing,
    now,
  );

/**
 * Whether a student may ask a teacher about its items: once they know what came of it, or while it runs if its teacher allows
 * it. Asking shows no key and no answer: what keys are withheld stays so (`maySeeKeys`).
 */
export const mayAsk = (times: ReleaseTimes & { readonly asks: boolean }, status: AttemptStatus, now: Date): boolean =>
  mayKnowMistakes(times, status, now) || (times.asks && !times.withdrawnAt && times.startsAt <= now);

/** Students who never began may see the keys once the homework is closed and they are released. */
const mayLookBack = (releasing: ReleaseTimes, status: AttemptStatus, now: Date): boolean =>
  status.state === attemptStates.waiting &&
  isClosedAt(releasing, status, now) &&
  (releasing.release === releases.afterDeadline || (releasing.releasedAt !== null && releasing.releasedAt <= now));

/**
 * Whether a reviewer may see classmates' papers, and the keys if the swap shows them: only once their own answers
 * can no longer be changed. In a correction round they can.
 */
export const mayReviewPapers = (status: Pick<AttemptStatus, 'state'>): boolean => !isInHand(status);

/** Whether first-round answers can still change: while any can, no papers are swapped. */
export const isStillOpen = (times: Times, status: AttemptStatus, now: Date): boolean =>
  status.round === 0 && isInHand(status) && (status.state === attemptStates.doing || !isClosedAt(times, status, now));
