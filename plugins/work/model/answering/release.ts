import { attemptStates, isClosedAt, isInHand, type Standing, type Times } from './attempt';

/** When pupils see answers and marks: after handing in, after the deadline, after correcting, or when the teacher says so. */
export const releases = { afterHandIn: 0, afterDeadline: 1, afterCorrecting: 2, byHand: 3 } as const;
export type Release = (typeof releases)[keyof typeof releases];

export interface Releasing extends Times {
  readonly release: Release;
  /** When the teacher released them by hand, whatever the rule. */
  readonly releasedAt: Date | null;
}

/**
 * Whether a pupil may see keys, analysis and marks: the only place that decides it. Never while he has it in hand, and after
 * the deadline never while he could still hand in.
 */
export function maySeeKeys(releasing: Releasing, standing: Standing, now: Date): boolean {
  if (releasing.withdrawnAt) return false;
  if (isInHand(standing)) return mayLookBack(releasing, standing, now);
  if (releasing.releasedAt && releasing.releasedAt <= now) return true;
  switch (releasing.release) {
    case releases.afterHandIn:
      return true;
    case releases.afterDeadline:
      return isClosedAt(releasing, { dueAt: standing.dueAt, round: 0 }, now);
    case releases.afterCorrecting:
      return standing.state === attemptStates.corrected;
    case releases.byHand:
      return false;
  }
}

/** Who never began looks at the answers once it is closed and they are out. */
const mayLookBack = (releasing: Releasing, standing: Standing, now: Date): boolean =>
  standing.state === attemptStates.waiting &&
  isClosedAt(releasing, standing, now) &&
  (releasing.release === releases.afterDeadline || (releasing.releasedAt !== null && releasing.releasedAt <= now));

/**
 * Whether somebody who marks classmates' papers may see them, and the keys where the swap shows any: only once his own answers
 * can no longer be changed. Who is setting right has them in hand again.
 */
export const mayReviewPapers = (standing: Pick<Standing, 'state'>): boolean => !isInHand(standing);

/** Whether somebody can still change what he answered at first: while anybody can, no papers are swapped. */
export const isStillOpen = (times: Times, standing: Standing, now: Date): boolean =>
  standing.round === 0 &&
  isInHand(standing) &&
  (standing.state === attemptStates.doing || !isClosedAt(times, standing, now));
