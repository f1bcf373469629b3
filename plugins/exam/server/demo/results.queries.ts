import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { PaperDocument } from '../../model/paper/document';
import { outlineOf } from '../../model/sitting/outline';

/** Students of some classes of a grade, in the order of class lists. */
export const selectDemoStudents = (
  db: Db,
  {
    schoolId,
    termId,
    gradeId,
    numbers,
  }: { readonly schoolId: Id; readonly termId: Id; readonly gradeId: Id; readonly numbers: readonly number[] },
) =>
  db.all<{ studentId: Id; classId: Id; number: number }>(sql`
    select m.person_id as student_id, m.class_id, c.number
    from core.class c join core.class_member m on m.school_id = c.school_id and m.class_id = c.id and m.term_id = ${termId}
    where c.school_id = ${schoolId} and c.grade_id = ${gradeId} and c.number = any(${[...numbers]}::int2[])
    order by c.number, m.seat, m.person_id`);

interface DemoExam {
  readonly schoolId: Id;
  readonly id: Id;
  readonly paperId: Id;
  readonly title: string;
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly document: PaperDocument;
  readonly questions: number;
  readonly points: number;
  readonly minutes: number;
  readonly startsAt: Date;
  readonly by: Id;
  readonly classIds: readonly Id[];
}

/** A printed exam that is over. */
export async function insertExam(db: Db, exam: DemoExam): Promise<void> {
  await db.run(sql`
    insert into exam.exam (school_id, id, paper_id, title, subject_id, grade_id, document, outline, questions, points, mode, start,
      starts_at, minutes, published_by, published_at, closed_at)
    values (${exam.schoolId}, ${exam.id}, ${exam.paperId}, ${exam.title}, ${exam.subjectId}, ${exam.gradeId},
      ${JSON.stringify(exam.document)}::jsonb, ${JSON.stringify(outlineOf(exam.document))}::jsonb, ${exam.questions},
      ${exam.points}, 'printed', 'automatic', ${exam.startsAt}, ${exam.minutes}, ${exam.by}, ${exam.startsAt}, ${exam.startsAt})`);
  await db.run(sql`
    insert into exam.exam_class (school_id, exam_id, class_id)
    select ${exam.schoolId}, ${exam.id}, class_id from unnest(${[...exam.classIds]}::uuid[]) as given (class_id)`);
}
