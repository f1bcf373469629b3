import type { Id } from 'edutech/core/common/ids';
import type { Block, Phase } from '../book/document';

/** When a guide book that was given to a class opens, phase by phase, and until when answers count. */
export interface LessonTimes {
  readonly startsAt: Date;
  /** The lesson begins. */
  readonly lessonAt: Date;
  /** It is over: what is for afterwards opens. */
  readonly afterAt: Date;
  readonly dueAt: Date;
  readonly withdrawnAt: Date | null;
  /** Blocks that the teacher has opened. */
  readonly opened: readonly Id[];
}

const beginOf: Readonly<Record<Phase, 'startsAt' | 'lessonAt' | 'afterAt'>> = {
  before: 'startsAt',
  in: 'lessonAt',
  after: 'afterAt',
};

/** When a phase begins by the clock. */
export const beginningOfPhase = (times: LessonTimes, phase: Phase): Date => times[beginOf[phase]];

/** Whether students see a block now: its time has come, or the teacher has opened it. What was in class stays open after it. */
export function isOpenAt(block: Pick<Block, 'id' | 'phase' | 'opens'>, times: LessonTimes, now: Date): boolean {
  if (now < times.startsAt) return false;
  if (times.opened.includes(block.id)) return true;
  if (block.opens === 'teacher') return now >= times.afterAt && block.phase !== 'after';
  return now >= beginningOfPhase(times, block.phase);
}

/** The phase that a class is in by the clock. */
export function phaseAt({ lessonAt, afterAt }: LessonTimes, now: Date): Phase {
  if (now < lessonAt) return 'before';
  return now < afterAt ? 'in' : 'after';
}

/** Whether what was written at this moment counts. */
export const countsAt = (
  { dueAt, withdrawnAt }: Pick<LessonTimes, 'dueAt' | 'withdrawnAt'>,
  writtenAt: Date,
): boolean => withdrawnAt === null && writtenAt <= dueAt;
