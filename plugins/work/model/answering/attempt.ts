import { conflict, forbidden } from 'edutech/core/common/errors';

/** States of an attempt. `returned`: some items were returned for correction. */
export const attemptStates = { waiting: 0, doing: 1, handedIn: 2, corrected: 3, returned: 4 } as const;
export type AttemptState = (typeof attemptStates)[keyof typeof attemptStates];

/** When homework of a class may be done. */
export interface Times {
  readonly startsAt: Date;
  readonly dueAt: Date;
  /** End of late submission; null: none after the deadline. */
  readonly lateUntil: Date | null;
  readonly withdrawnAt: Date | null;
}

/** The status of one student's attempt. */
export interface AttemptStatus {
  readonly state: AttemptState;
  /** 0 at first, then the correction rounds. */
  readonly round: number;
  readonly isLate: boolean;
  readonly openedAt: Date | null;
  readonly submittedAt: Date | null;
  /** The student's extended deadline; null: that of the class. */
  readonly dueAt: Date | null;
}

/** Submissions that arrive within this time after the deadline are on time. Milliseconds. */
export const deadlineGrace = 30_000;

const { waiting, doing, handedIn, corrected, returned } = attemptStates;

/** True while the student can change answers. */
export const isInHand = ({ state }: Pick<AttemptStatus, 'state'>): boolean =>
  state === waiting || state === doing || state === returned;

/** The student's deadline. */
export const deadlineOf = (times: Times, { dueAt }: Pick<AttemptStatus, 'dueAt'>): Date => dueAt ?? times.dueAt;

/** When the attempt closes: the deadline, plus the late time of the class. */
export function closingTimeOf(times: Times, status: Pick<AttemptStatus, 'dueAt'>): Date {
  const deadline = deadlineOf(times, status).getTime();
  const late = times.lateUntil ? Math.max(0, times.lateUntil.getTime() - times.dueAt.getTime()) : 0;
  return new Date(deadline + late);
}

/** Whether an answer that arrives now is late. Correction rounds have a deadline only if one was set. */
export function isLateAt(times: Times, status: Pick<AttemptStatus, 'dueAt' | 'round'>, now: Date): boolean {
  if (status.round > 0 && !status.dueAt) return false;
  return now.getTime() > deadlineOf(times, status).getTime() + deadlineGrace;
}

/** Whether nothing can be submitted any more. */
export function isClosedAt(times: Times, status: Pick<AttemptStatus, 'dueAt' | 'round'>, now: Date): boolean {
  if (status.round > 0 && !status.dueAt) return false;
  return now.getTime() > closingTimeOf(times, status).getTime() + deadlineGrace;
}

/** The student opens it: 403 before the start, 409 after it was withdrawn. A submitted attempt stays submitted. */
export function openAttempt(status: AttemptStatus, times: Times, now: Date): AttemptStatus {
  refuseAbsent(times, now);
  if (status.state !== waiting) return status;
  if (isClosedAt(times, status, now)) return status;
  return { ...status, state: doing, openedAt: now };
}

/** The student submits it; repeating it changes nothing. 409 `work.error.closed` after the platform closed it. */
export function submitAttempt(status: AttemptStatus, times: Times, now: Date): AttemptStatus {
  refuseAbsent(times, now);
  if (!isInHand(status)) return status;
  if (isClosedAt(times, status, now)) throw conflict('work.error.closed');
  return {
    ...status,
    state: handedIn,
    openedAt: status.openedAt ?? now,
    submittedAt: now,
    isLate: status.isLate || isLateAt(times, status, now),
  };
}

/** The platform submits an attempt at its deadline; one that never began stays unsubmitted. */
export function closeAttempt(status: AttemptStatus, times: Times, now: Date): AttemptStatus {
  if (status.state !== doing && status.state !== returned) return status;
  if (!isClosedAt(times, status, now)) return status;
  return { ...status, state: handedIn, submittedAt: now };
}

/** The teacher has it on paper: submitted whatever the deadline; 409 `work.error.taken` if it was submitted before. */
export function submitOnPaper(status: AttemptStatus, times: Times, now: Date): AttemptStatus {
  if (!isInHand(status)) throw conflict('work.error.taken');
  return {
    ...status,
    state: handedIn,
    openedAt: status.openedAt ?? now,
    submittedAt: now,
    isLate: status.isLate || isLateAt(times, status, now),
  };
}

/** All parts are marked. */
export const finishMarking = (status: AttemptStatus): AttemptStatus =>
  status.state === handedIn ? { ...status, state: corrected } : status;

/** A mark was removed: there is something to mark again. */
export const resumeMarking = (status: AttemptStatus): AttemptStatus =>
  status.state === corrected ? { ...status, state: handedIn } : status;

/** Whether it can be returned for another correction round. */
export const canReturn = ({ state, round }: Pick<AttemptStatus, 'state' | 'round'>, rounds: number): boolean =>
  (state === handedIn || state === corrected) && round < rounds;

/** Returned for correction, at most `rounds` times: 409 `work.error.noRounds`, `work.error.notHandedIn`. */
export function returnAttempt(status: AttemptStatus, rounds: number, dueAt: Date | null): AttemptStatus {
  if (status.state !== handedIn && status.state !== corrected) throw conflict('work.error.notHandedIn');
  if (status.round >= rounds) throw conflict('work.error.noRounds', { rounds });
  return { ...status, state: returned, round: status.round + 1, dueAt };
}

/** Reopened as if it had not been submitted; needs a deadline in the future. */
export function reopenAttempt(status: AttemptStatus, dueAt: Date, now: Date): AttemptStatus {
  if (status.state !== handedIn && status.state !== corrected && status.state !== waiting)
    throw conflict('work.error.stillInHand');
  refusePast(dueAt, now);
  const state = status.state === waiting ? waiting : status.round > 0 ? returned : doing;
  return { ...status, state, submittedAt: null, isLate: false, dueAt };
}

/** A later deadline for one student: 409 `work.error.deadlinePast` for a past or earlier one. */
export function extendDeadline(status: AttemptStatus, times: Times, dueAt: Date, now: Date): AttemptStatus {
  refusePast(dueAt, now);
  if (dueAt.getTime() < deadlineOf(times, status).getTime()) throw conflict('work.error.deadlineEarlier');
  return { ...status, dueAt };
}

function refuseAbsent({ startsAt, withdrawnAt }: Times, now: Date): void {
  if (withdrawnAt) throw conflict('work.error.withdrawn');
  if (now < startsAt) throw forbidden('work.error.notStarted');
}

function refusePast(dueAt: Date, now: Date): void {
  if (dueAt <= now) throw conflict('work.error.deadlinePast');
}
