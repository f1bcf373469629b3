import type { Id } from 'edutech/core/common/ids';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { PaperDocument } from '../../../model/paper/document';

export interface OwnExam {
  readonly schoolId: Id;
  readonly id: Id;
  readonly title: string;
  readonly subject: string;
  readonly subjectEn: string;
  readonly startsAt: Date;
  readonly full: number;
  readonly document: PaperDocument;
  readonly stage: Stage;
}

/** An exam whose results were released, of somebody who has some; else 404 `exam.error.noResult`. */
export const selectOwnExam = (db: Db, { personId }: SignedIn, examId: Id) =>
  db.one<OwnExam>(
    sql`select e.school_id, e.id, e.title, s.name as subject, s.name_en as subject_en, e.starts_at,
        e.points::float8 as full, e.document, g.stage
      from exam.exam e
      join exam.result_release l on l.school_id = e.school_id and l.exam_id = e.id and e.document is not null
      join core.subject s on s.id = e.subject_id
      join core.grade g on g.id = e.grade_id
      where e.id = ${examId} and e.withdrawn_at is null and exists (
        select from exam.result r where r.school_id = e.school_id and r.exam_id = e.id and r.student_id = ${personId})`,
    'exam.error.noResult',
  );

/** Points of somebody by item; those that are not marked are left out. */
export const selectOwnPoints = (db: Db, { schoolId, id }: Pick<OwnExam, 'schoolId' | 'id'>, personId: Id) =>
  db.all<{ itemId: Id; points: number; isLeftOut: boolean }>(sql`
    select item_id, sum(points)::float8 as points, bool_or(is_left_out) as is_left_out from exam.result
    where school_id = ${schoolId} and exam_id = ${id} and student_id = ${personId}
    group by item_id having bool_and(points is not null)`);
