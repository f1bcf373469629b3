import type { SectionSpan } from './outline';
import type { ExamStart } from './states';

const minute = 60_000;

/** How long after the end answers that were written before it still count when they arrive. Milliseconds. */
export const lateArrival = 24 * 60 * minute;
/** What a network and a running clock may add to the moment of writing. Milliseconds. */
export const endGrace = 3000;
/** How long before the start students may enter. Milliseconds. */
export const entryTime = 30 * minute;

/** What decides when an exam begins, in one room. */
export interface RoomTimes {
  readonly start: ExamStart;
  readonly startsAt: Date;
  /** When an invigilator started the room; null: not yet. */
  readonly beganAt: Date | null;
  readonly minutes: number;
  readonly earliest: number;
}

/** What of one student moves the end. */
export interface SittingTimes {
  readonly extraMinutes: number;
  readonly extendedMinutes: number;
  /** Since when it is held up; null: it is not. */
  readonly pausedAt: Date | null;
  readonly pausedSeconds: number;
}

const plus = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);

/** When a room begins; null: an invigilator has not started it. */
export const startOf = ({ start, startsAt, beganAt }: RoomTimes): Date | null =>
  start === 'automatic' ? startsAt : beganAt;

/** When a sitting ends; null while it has not begun, or is held up. */
export function endOf(room: RoomTimes, sitting: SittingTimes): Date | null {
  const start = startOf(room);
  if (!start || sitting.pausedAt) return null;
  const { extraMinutes, extendedMinutes, pausedSeconds } = sitting;
  return plus(start, (room.minutes + extraMinutes + extendedMinutes) * minute + pausedSeconds * 1000);
}

/** Since when it may be handed in; null: it has not begun. */
export function handInFrom(room: RoomTimes): Date | null {
  const start = startOf(room);
  return start && plus(start, room.earliest * minute);
}

/** Seconds of all pauses once the present one ends. */
export const secondsPaused = ({ pausedAt, pausedSeconds }: SittingTimes, now: Date): number =>
  pausedSeconds + (pausedAt ? Math.max(0, Math.round((now.getTime() - pausedAt.getTime()) / 1000)) : 0);

/** The same sitting as if it went on now. */
const resumed = (sitting: SittingTimes, now: Date): SittingTimes => ({
  ...sitting,
  pausedAt: null,
  pausedSeconds: secondsPaused(sitting, now),
});

/** Whether the end has passed. */
export function hasEnded(room: RoomTimes, sitting: SittingTimes, now: Date): boolean {
  const end = endOf(room, sitting);
  return end !== null && now.getTime() > end.getTime() + endGrace;
}

/**
 * Whether an answer counts: written while its section was open and before it was handed in, and here within a day of the end.
 * `writtenAt` is the moment of arrival less the age that the device has measured.
 */
export function counts(
  room: RoomTimes,
  sitting: SittingTimes & { readonly submittedAt: Date | null },
  {
    writtenAt,
    arrivedAt,
    span: { beforeEnd = 0, opensBeforeEnd } = {},
  }: { readonly writtenAt: Date; readonly arrivedAt: Date; readonly span?: SectionSpan },
): boolean {
  const start = startOf(room);
  if (!start || writtenAt.getTime() < start.getTime() - endGrace) return false;
  // a pause is not over: it ends no earlier than if it ended now
  const ofExam = (endOf(room, sitting) ?? endOf(room, resumed(sitting, arrivedAt)))!.getTime();
  if (opensBeforeEnd !== undefined && writtenAt.getTime() < ofExam - opensBeforeEnd * minute - endGrace) return false;
  const end = Math.min(
    endOf(room, sitting)?.getTime() ?? Number.POSITIVE_INFINITY,
    sitting.submittedAt?.getTime() ?? Number.POSITIVE_INFINITY,
  );
  const own = Math.min(end, ofExam - beforeEnd * minute);
  return writtenAt.getTime() <= own + endGrace && arrivedAt.getTime() <= end + lateArrival;
}
