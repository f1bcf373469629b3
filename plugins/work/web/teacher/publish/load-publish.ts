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
  readonly homeworkid: string;
  readonly termId: string | null;
  readonly signal: AbortSignal;
}

/** Reads homework, the classes that it can go to, and those that have it. */
export async function readPublish(call: Calls, { homeworkid, termId, signal }: Asking): Promise<PublishData> {
  const quiet = { signal, quiet: true };
  const [homework, classes] = await Promise.all([
    call(getHomework, { homeworkid }, quiet),
    call(listClasses, termId ? { termid: termId } : {}, quiet),
  ]);
  const given = homework.isdraft
    ? null
    : await call(listPublished, { q: homework.title, state: 'all', page: 1, pageline: 50 }, quiet);
  const own = given?.data.find((one) => one.homeworkid === homeworkid);
  return {
    homework,
    classes: classes.filter(({ subjectid }) => subjectid === homework.subjectid),
    holders: own?.assignments.filter(({ withdrawn }) => withdrawn === null).map(({ classid }) => classid) ?? [],
    now: new Date(),
  };
}
