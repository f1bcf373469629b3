import { listClasses, type TaughtClassItem } from 'edutech/core/common/api/organisation';
import type { Calls } from 'edutech/core/web/call';
import { getHomework, type Homework, listPublished, nextLessons, proposeHomework, publishDefaults } from '../../../api';
import { mostTargets } from '../../../model/homework';
import type { Lessons } from './plan/deadline-presets';

/** What publishing stands on. */
export interface PublishData {
  readonly homework: Homework;
  /** Classes that one teaches its subject. */
  readonly classes: readonly TaughtClassItem[];
  /** Ids of the classes that have it already. */
  readonly holders: readonly string[];
  /** Their next lessons; empty where no timetable says. */
  readonly lessons: Lessons;
  /** Name of its chapter, for a title, where it has none yet. */
  readonly chapter: string | null;
  /** Whether the school tells guardians, unless the teacher says otherwise; null: there are none. */
  readonly tellsGuardians: boolean | null;
  readonly now: Date;
}

interface Asking {
  readonly homeworkId: string;
  readonly termId: string | null;
  readonly signal: AbortSignal;
}

/** Reads homework, the classes that it can go to, and those that have it. */
export async function readPublish(call: Calls, { homeworkId, termId, signal }: Asking): Promise<PublishData> {
  const quiet = { signal, quiet: true };
  const [homework, all, { tellsGuardians }] = await Promise.all([
    call(getHomework, { homeworkId }, quiet),
    call(listClasses, termId ? { termId } : {}, quiet),
    call(publishDefaults, {}, quiet),
  ]);
  const { subjectId, nodeId } = homework;
  const classes = all.filter((one) => one.subjectId === subjectId);
  const classIds = classes.map(({ classId }) => classId).slice(0, mostTargets);
  const [given, lessons, proposal] = await Promise.all([
    homework.isDraft ? null : call(listPublished, { q: homework.title, state: 'all', page: 1, pageLine: 50 }, quiet),
    // both only save a press: without them one chooses and writes oneself
    classIds.length > 0 ? call(nextLessons, { classIds, subjectId }, quiet).catch(() => []) : [],
    homework.title === '' && nodeId ? call(proposeHomework, { nodeId }, quiet).catch(() => null) : null,
  ]);
  const own = given?.data.find((one) => one.homeworkId === homeworkId);
  return {
    homework,
    classes,
    holders: own?.assignments.filter(({ withdrawn }) => withdrawn === null).map(({ classId }) => classId) ?? [],
    lessons,
    chapter: proposal?.asked?.name ?? null,
    tellsGuardians,
    now: new Date(),
  };
}
