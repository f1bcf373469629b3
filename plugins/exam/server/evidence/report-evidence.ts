import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Evidence, EvidenceAnswer, EvidenceSource } from 'edutech/plugins/situation/api';
import { itemsOf } from '../../model/paper/document';
import {
  type ReportedExam,
  selectExamsSince,
  selectMarkedParts,
  selectReleased,
  selectReportedExam,
} from './evidence.queries';

const area = 'exam';

async function answersOf(db: Db, exam: ReportedExam, personIds: readonly Id[] | null): Promise<EvidenceAnswer[]> {
  const items = new Map(itemsOf(exam.document).map((item) => [item.id, item]));
  const parts = await selectMarkedParts(db, exam, personIds);
  return parts.flatMap(({ itemId, part, answer, ...marked }): EvidenceAnswer[] => {
    const item = items.get(itemId);
    const of = item?.points[part];
    if (!item || !of) return [];
    return [
      {
        ...marked,
        schoolId: exam.schoolId,
        subjectId: exam.subjectId,
        area,
        thingId: exam.id,
        title: exam.title,
        // a student sits an exam once
        attemptId: exam.id,
        itemId,
        part,
        questionId: item.questionId,
        version: item.version,
        of,
        answer: answer ?? {},
        at: exam.startsAt,
      },
    ];
  });
}

/** Reports all marked answers of an exam that has been closed. */
export async function reportClosed(
  db: Db,
  evidence: readonly Evidence<Db>[],
  { schoolId, id }: { readonly schoolId: Id; readonly id: Id },
): Promise<void> {
  const exam = evidence.length > 0 && (await selectReportedExam(db, schoolId, id));
  if (!exam) return;
  const answers = await answersOf(db, exam, null);
  for (const one of evidence) await one.note(db, answers);
}

/** Reports the marked answers of students, in place of what was reported of them before; nothing before the exam is over. */
export async function reportEvidence(
  db: Db,
  evidence: readonly Evidence<Db>[],
  { schoolId, examId, personIds }: { readonly schoolId: Id; readonly examId: Id; readonly personIds: readonly Id[] },
): Promise<void> {
  if (evidence.length === 0 || personIds.length === 0) return;
  const exam = await selectReportedExam(db, schoolId, examId);
  if (!exam) return;
  const answers = await answersOf(db, exam, personIds);
  const present = new Set(answers.map(({ personId }) => personId));
  const gone = personIds.filter((id) => !present.has(id));
  for (const one of evidence) {
    if (gone.length > 0) await one.withdraw(db, { schoolId, area, attemptIds: [examId], personIds: gone });
    await one.note(db, answers);
  }
}

/** Students know the results of an exam once they are released. */
export const evidenceSource: EvidenceSource<Db> = {
  area,
  known: async (db, _personId, examIds) => new Set((await selectReleased(db, examIds)).map(({ examId }) => examId)),
  answers: async (db, schoolId, since) => {
    const answers: EvidenceAnswer[] = [];
    for (const exam of await selectExamsSince(db, schoolId, since)) answers.push(...(await answersOf(db, exam, null)));
    return answers;
  },
};
