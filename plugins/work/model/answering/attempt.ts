import { conflict, forbidden } from 'edutech/core/common/errors';

/** Where a pupil stands with homework. `returned`: some items were given back to be set right. */
export const attemptStates = { waiting: 0, doing: 1, handedIn: 2, corrected: 3, returned: 4 } as const;
export type AttemptState = (typeof attemptStates)[keyof typeof attemptStates];

/** When homework of a class may be done. */
export interface Times {
  readonly startsAt: Date;
  readonly dueAt: Date;
  /** Until when it is taken, marked late; null: not after the deadline. */
  readonly lateUntil: Date | null;
  readonly withdrawnAt: Date | null;
}

/** One pupil's homework, as far as its state goes. */
export interface Standing {
  readonly state: AttemptState;
  /** 0 at first, then the rounds of setting right. */
  readonly round: number;
  readonly isLate: boolean;
  readonly openedAt: Date | null;
  readonly submittedAt: Date | null;
  /** His own deadline where it was moved; null: that of the class. */
  readonly dueAt: Date | null;
}

/** What is on its way when the clock strikes still counts as on time. Milliseconds. */
export const grace = 30_000;

const { waiting, doing, handedIn, corrected, returned } = attemptStates;

/** True while the pupil has it in hand. */
export const isInHand = ({ state }: Pick<Standing, 'state'>): boolean =>
  state === waiting || state === doing || state === returned;

/** His deadline. */
export const deadlineOf = (times: Times, { dueAt }: Pick<Standing, 'dueAt'>): Date => dueAt ?? times.dueAt;

/** When it is taken from him: the deadline, or as much later as the class may be late. */
export function closingOf(times: Times, standing: Pick<Standing, 'dueAt'>): Date {
  const deadline = deadlineOf(times, standing).getTime();
  const late = times.lateUntil ? Math.max(0, times.lateUntil.getTime() - times.dueAt.getTime()) : 0;
  return new Date(deadline + late);
}

/** Whether what arrives now is late. Rounds of setting right have a deadline only where one was set. */
export function isLateAt(times: Times, standing: Pick<Standing, 'dueAt' | 'round'>, now: Date): boolean {
  if (standing.round > 0 && !standing.dueAt) return false;
  return now.getTime() > deadlineOf(times, standing).getTime() + grace;
}

/** Whether nothing can be handed in any more. */
export function isClosedAt(times: Times, standing: Pick<Standing, 'dueAt' | 'round'>, now: Date): boolean {
  if (standing.round > 0 && !standing.dueAt) return false;
  return now.getTime() > closingOf(times, standing).getTime() + grace;
}

/** The pupil opens it: 403 before it begins, 409 after it was withdrawn. What is handed in stays handed in. */
export function openAttempt(standing: Standing, times: Times, now: Date): Standing {
  refuseAbsent(times, now);
  if (standing.state !== waiting) return standing;
  if (isClosedAt(times, standing, now)) return standing;
  return { ...standing, state: doing, openedAt: now };
}

/** The pupil hands it in. Once more is the same as once; 409 `work.error.closed` after it was taken. */
export function handIn(standing: Standing, times: Times, now: Date): Standing {
  refuseAbsent(times, now);
  if (!isInHand(standing)) return standing;
  if (isClosedAt(times, standing, now)) throw conflict('work.error.closed');
  return {
    ...standing,
    state: handedIn,
    openedAt: standing.openedAt ?? now,
    submittedAt: now,
    isLate: standing.isLate || isLateAt(times, standing, now),
  };
}

/** The platform takes what there is when time is up; who never began stays without. */
export function closeAttempt(standing: Standing, times: Times, now: Date): Standing {
  if (standing.state !== doing && standing.state !== returned) return standing;
  if (!isClosedAt(times, standing, now)) return standing;
  return { ...standing, state: handedIn, submittedAt: now };
}

/** The teacher has it on paper: taken as it is, whatever the deadline; 409 `work.error.taken` for what was handed in. */
export function takeOnPaper(standing: Standing, times: Times, now: Date): Standing {
  if (!isInHand(standing)) throw conflict('work.error.taken');
  return {
    ...standing,
    state: handedIn,
    openedAt: standing.openedAt ?? now,
    submittedAt: now,
    isLate: standing.isLate || isLateAt(times, standing, now),
  };
}

/** All of it has marks. */
export const finishCorrecting = (standing: Standing): Standing =>
  standing.state === handedIn ? { ...standing, state: corrected } : standing;

/** A mark was taken back: there is something to correct again. */
export const resumeCorrecting = (standing: Standing): Standing =>
  standing.state === corrected ? { ...standing, state: handedIn } : standing;

/** Given back to be set right, at most `rounds` times: 409 `work.error.noRounds`, `work.error.notHandedIn`. */
export function returnAttempt(standing: Standing, rounds: number, dueAt: Date | null): Standing {
  if (standing.state !== handedIn && standing.state !== corrected) throw conflict('work.error.notHandedIn');
  if (standing.round >= rounds) throw conflict('work.error.noRounds', { rounds });
  return { ...standing, state: returned, round: standing.round + 1, dueAt };
}

/** Taken up once more as if it had not been handed in; needs a deadline in the future. */
export function reopenAttempt(standing: Standing, dueAt: Date, now: Date): Standing {
  if (standing.state !== handedIn && standing.state !== corrected && standing.state !== waiting)
    throw conflict('work.error.stillInHand');
  refusePast(dueAt, now);
  const state = standing.state === waiting ? waiting : standing.round > 0 ? returned : doing;
  return { ...standing, state, submittedAt: null, isLate: false, dueAt };
}

/** A later deadline for one pupil: 409 `work.error.deadlinePast` for one that is over, or is earlier. */
export function extendDeadline(standing: Standing, times: Times, dueAt: Date, now: Date): Standing {
  refusePast(dueAt, now);
  if (dueAt.getTime() < deadlineOf(times, standing).getTime()) throw conflict('work.error.deadlineEarlier');
  return { ...standing, dueAt };
}

function refuseAbsent({ startsAt, withdrawnAt }: Times, now: Date): void {
  if (withdrawnAt) throw conflict('work.error.withdrawn');
  if (now < startsAt) throw forbidden('work.error.notStarted');
}

function refusePast(dueAt: Date, now: Date): void {
  if (dueAt <= now) throw conflict('work.error.deadlinePast');
}
