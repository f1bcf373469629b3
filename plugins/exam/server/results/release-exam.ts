import { conflict } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import { deleteRelease, insertRelease } from '../analysis/answers.queries';
import { lockExam } from '../analysis/exams.queries';
import { loadExam } from '../analysis/load-exam';
import { reportAgain, type ReportParts } from './report-results';

export interface ReleaseParts extends ReportParts {
  readonly audit: Audit;
}

interface Release {
  readonly examId: Id;
  readonly on: boolean;
  readonly now: Date;
  /** Of the caller, for the audit log. */
  readonly address: string;
}

/**
 * Lets students read their results, or hides them again. What they got wrong reaches their collections at the release: before,
 * nobody knows it. 409 `exam.error.notMarked` while points are open.
 */
export async function releaseExam(
  db: Db,
  actor: SignedIn,
  parts: ReleaseParts,
  { examId, on, now, address }: Release,
): Promise<void> {
  const { exam, items, present } = await loadExam(db, actor, { examId, whole: true });
  await lockExam(db, exam);
  const isOpen = (one: (typeof present)[number]) => one.items.length < items.length || one.points.includes(null);
  if (on && (present.length === 0 || present.some(isOpen))) throw conflict('exam.error.notMarked');
  if (on) {
    await insertRelease(db, exam, actor.personId, now);
    const studentIds = present.map(({ studentId }) => studentId);
    await reportAgain(db, parts, { schoolId: exam.schoolId, examId }, studentIds);
  } else await deleteRelease(db, exam);
  await parts.audit.record(db, actor, {
    act: on ? 'exam.releaseResults' : 'exam.withdrawResults',
    objectKind: 'exam',
    objectId: exam.id,
    schoolId: exam.schoolId,
    facts: { title: exam.title },
    address,
  });
}
