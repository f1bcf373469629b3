import type { Id } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { PaperDocument } from '../../model/paper/document';

export interface ReportedExam {
  readonly schoolId: Id;
  readonly id: Id;
  readonly title: string;
  readonly subjectId: Id;
  readonly document: PaperDocument;
  readonly startsAt: Date;
}

const columns = sql`school_id, id, title, subject_id, document, starts_at`;

/**
 * An exam that counts: neither withdrawn nor sealed, and over. A room that hands in within a minute reports nothing; its
 * answers are reported when the exam is closed.
 */
const counts = sql`withdrawn_at is null and document is not null and (mode = 'printed' or closed_at is not null)`;

export const selectReportedExam = (db: Db, schoolId: Id, examId: Id) =>
  db.maybe<ReportedExam>(sql`
    select ${columns} from exam.exam
    where school_id = ${schoolId} and id = ${examId} and ${counts}`);

/** Those of a school that began since a moment. */
export const selectExamsSince = (db: Db, schoolId: Id, since: Date) =>
  db.all<ReportedExam>(sql`
    select ${columns} from exam.exam
    where school_id = ${schoolId} and starts_at >= ${since} and ${counts} order by id`);

export interface MarkedPart {
  readonly personId: Id;
  readonly classId: Id | null;
  readonly itemId: Id;
  readonly part: number;
  readonly points: number;
  readonly answer: Answer | null;
}

/** Marked parts of students, with the class in which they sat the exam; without ids of all. */
export const selectMarkedParts = (db: Db, { schoolId, id, startsAt }: ReportedExam, personIds: readonly Id[] | null) =>
  db.all<MarkedPart>(sql`
    select r.student_id as person_id, coalesce(s.class_id, m.class_id) as class_id, r.item_id, r.part,
      r.points::float8 as points, r.answer
    from exam.result r
    left join exam.sitting s on s.school_id = r.school_id and s.exam_id = r.exam_id and s.person_id = r.student_id
    left join lateral (
      select m.class_id from core.class_member m
      join exam.exam_class x on x.school_id = m.school_id and x.class_id = m.class_id and x.exam_id = r.exam_id
      where m.school_id = r.school_id and m.person_id = r.student_id and m.term_id = (
        select id from core.term where starts_on <= ${cityDay(startsAt)}::date order by starts_on desc limit 1)
      limit 1) m on true
    where r.school_id = ${schoolId} and r.exam_id = ${id} and r.points is not null and not r.is_left_out
      and (${personIds === null} or r.student_id = any(${[...(personIds ?? [])]}::uuid[]))
    order by r.student_id, r.item_id, r.part`);

/** Of these exams those whose results students read. */
export const selectReleased = (db: Db, examIds: readonly Id[]) =>
  db.all<{ examId: Id }>(sql`
    select exam_id from exam.result_release where exam_id = any(${[...examIds]}::uuid[])`);
