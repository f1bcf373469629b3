import { listClasses, type TaughtClassItem } from 'edutech/core/common/api/organisation';
import type { Calls } from 'edutech/core/web/call';
import { getHomework, type Homework, listPublished } from '../../../api';

/** What publishing stands on. */
export interface PublishData {
  readonly homework: Homework;
  /** Classes that one teaches its subject. */
  readonly classes: readonly TaughtClassItem[];
  /** Ids of the classes that have it already. */
  readonly holders: readonly string[];
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
  const [homework, classes] = await Promise.all([
    call(getHomework, { homeworkId }, quiet),
    call(listClasses, termId ? { termId } : {}, quiet),
  ]);
  const given = homework.isDraft
    ? null
    : await call(listPublished, { q: homework.title, state: 'all', page: 1, pageLine: 50 }, quiet);
  const own = given?.data.find((one) => one.homeworkId === homeworkId);
  return {
    homework,
    classes: classes.filter(({ subjectId }) => subjectId === homework.subjectId),
    holders: own?.assignments.filter(({ withdrawn }) => withdrawn === null).map(({ classId }) => classId) ?? [],
    now: new Date(),
  };
}
