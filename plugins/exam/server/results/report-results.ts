import { createHash } from 'node:crypto';
import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { ReportedResult, WrongQuestions } from 'edutech/plugins/wrong/api';
import type { ExamKey } from '../../api/results';
import { itemsOf } from '../../model/paper/document';
import { selectResults } from '../analysis/answers.queries';
import { selectExpected, selectReleased } from './results.queries';

export interface ReportParts {
  readonly wrong: readonly WrongQuestions<Db>[];
}

/** The area of results that exams report. */
export const area = 'exam' as const;

/** Of a student's results of an exam: the same whenever they are reported. */
export const attemptIdOf = (examId: Id, studentId: Id): Id =>
  createHash('md5').update(`exam/${examId}/${studentId}`).digest('hex');

/** Reports what some students have in an exam to the collections of wrong questions, once it is released. */
export async function reportAgain(
  db: Db,
  { wrong }: ReportParts,
  { schoolId, examId }: ExamKey,
  studentIds: readonly Id[],
): Promise<void> {
  if (wrong.length === 0 || studentIds.length === 0) return;
  const exam = await selectReleased(db, { schoolId, examId });
  if (!exam?.document) return;
  const items = new Map(itemsOf(exam.document).map((item) => [item.id, item]));
  const classOf = new Map(
    (await selectExpected(db, exam))
      .filter(({ hasBegun }) => exam.mode === 'printed' || hasBegun)
      .map(({ studentId, classId }) => [studentId, classId]),
  );
  const results = (await selectResults(db, exam, studentIds)).flatMap((row): ReportedResult[] => {
    const item = items.get(row.itemId);
    const classId = classOf.get(row.studentId);
    if (!item || !classId || row.points === null || row.isLeftOut) return [];
    return [
      {
        schoolId,
        personId: row.studentId,
        classId,
        subjectId: exam.subjectId,
        area,
        thingId: examId,
        title: exam.title,
        attemptId: attemptIdOf(examId, row.studentId),
        itemId: row.itemId,
        part: row.part,
        questionId: item.questionId,
        version: item.version,
        points: row.points,
        of: item.points[row.part] ?? 0,
        answer: row.answer ?? {},
        at: exam.startsAt,
      },
    ];
  });
  if (results.length === 0) return;
  for (const collection of wrong) await collection.note(db, results);
}
