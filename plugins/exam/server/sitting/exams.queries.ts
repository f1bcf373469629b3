import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { PaperDocument } from '../../model/paper/document';
import type { OutlineItem } from '../../model/sitting/outline';
import type { ExamMode, ExamRelease, ExamStart } from '../../model/sitting/states';
import type { ExamKey } from './frozen-exams';

/** A held exam as its teachers read it. */
export interface ExamRow extends ExamKey {
  readonly paperId: Id;
  readonly title: string;
  readonly subject: string;
  readonly mode: ExamMode;
  readonly start: ExamStart;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly earliest: number;
  readonly questions: number;
  readonly publishedBy: Id;
  readonly withdrawnAt: Date | null;
  readonly closedAt: Date | null;
}

const columns = (language: Language): Query => sql`e.school_id, e.id as exam_id, e.paper_id, e.title,
  c.${language === 'en' ? sql`name_en` : sql`name`} as subject, e.mode, e.start, e.starts_at, e.minutes, e.earliest,
  e.questions, e.published_by, e.withdrawn_at, e.closed_at`;
const tables = sql`exam.exam e join core.subject c on c.id = e.subject_id`;

/** An exam `e` that the actor has published, or a room `r` of it that they invigilate. */
export const isInChargeOf = ({ personId }: Pick<SignedIn, 'personId'>, room: Query): Query<boolean> => sql`
  (e.published_by = ${personId}::uuid or exists (
    select from exam.invigilator i where i.school_id = e.school_id and i.room_id = ${room} and i.person_id = ${personId}::uuid))`;

const isInCharge = (actor: Pick<SignedIn, 'personId'>): Query<boolean> => sql`
  exists (select from exam.room r where r.school_id = e.school_id and r.exam_id = e.id and ${isInChargeOf(actor, sql`r.id`)})`;

/** An exam that the actor has published, or invigilates; else 404 `exam.error.noExam`. */
export const selectExamInCharge = (db: Db, actor: SignedIn, id: Id, language: Language = 'zh-CN') =>
  db.one<ExamRow>(
    sql`select ${columns(language)} from ${tables}
      where e.id = ${id} and e.school_id = ${actor.schoolId}::uuid and ${isInCharge(actor)}`,
    'exam.error.noExam',
  );

/** An exam that the actor has published, locked until the call ends. */
export const lockOwnExam = (db: Db, actor: SignedIn, id: Id) =>
  db.one<ExamRow>(
    sql`select ${columns('zh-CN')} from ${tables}
      where e.id = ${id} and e.school_id = ${actor.schoolId}::uuid and e.published_by = ${actor.personId} for update of e`,
    'exam.error.noExam',
  );

export interface HeldRow extends ExamRow {
  readonly classes: readonly string[];
  readonly rooms: number;
  readonly students: number;
  readonly submitted: number;
}

/** Exams of the actor, the latest first. */
export const selectHeldExams = (db: Db, actor: SignedIn, paperId: Id | null, language: Language, most: number) =>
  db.all<HeldRow>(sql`
    select ${columns(language)},
      array(select k.name from exam.exam_class ec join core.class k on k.school_id = ec.school_id and k.id = ec.class_id
        join core.grade g on g.id = k.grade_id
        where ec.school_id = e.school_id and ec.exam_id = e.id order by g.number, k.number) as classes,
      (select count(*)::int from exam.room r where r.school_id = e.school_id and r.exam_id = e.id) as rooms,
      t.students, t.submitted
    from ${tables}
    cross join lateral (select count(*)::int as students, count(*) filter (where s.receipt <> '')::int as submitted
      from exam.sitting s where s.school_id = e.school_id and s.exam_id = e.id) t
    where e.school_id = ${actor.schoolId}::uuid and (${paperId}::uuid is null or e.paper_id = ${paperId}::uuid)
      and ${isInCharge(actor)}
    order by e.starts_at desc, e.id limit ${most}`);

export interface NewExam extends ExamKey {
  readonly paperId: Id;
  readonly title: string;
  readonly subjectId: Id;
  readonly gradeId: Id;
  /** Null: the paper is sealed. */
  readonly document: PaperDocument | null;
  readonly outline: readonly OutlineItem[];
  /** Null: the paper is not sealed. */
  readonly release: ExamRelease | null;
  readonly questions: number;
  readonly points: number;
  readonly mode: ExamMode;
  readonly start: ExamStart;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly earliest: number;
  readonly note: string;
  readonly publishedBy: Id;
  readonly publishedAt: Date;
}

/** 0 where an exam of this id is there already: the call is a repeated one. */
export const insertExam = (db: Db, row: NewExam) =>
  db.run(sql`
    insert into exam.exam (school_id, id, paper_id, title, subject_id, grade_id, document, outline, release, questions, points,
      mode, start, starts_at, minutes, earliest, note, published_by, published_at)
    values (${row.schoolId}, ${row.examId}, ${row.paperId}, ${row.title}, ${row.subjectId}, ${row.gradeId},
      ${row.document && JSON.stringify(row.document)}::jsonb, ${JSON.stringify(row.outline)}::jsonb, ${row.release},
      ${row.questions}, ${row.points}, ${row.mode}, ${row.start}, ${row.startsAt}, ${row.minutes}, ${row.earliest}, ${row.note}, ${row.publishedBy}, ${row.publishedAt})
    on conflict do nothing`);

/** Exams of a sealed paper get its document when its two people have opened it; answers their sittings. */
export const openExams = (db: Db, schoolId: Id, paperId: Id, document: PaperDocument) =>
  db.all<{ id: Id; examId: Id }>(sql`
    with opened as (
      update exam.exam set document = ${JSON.stringify(document)}::jsonb
      where school_id = ${schoolId} and paper_id = ${paperId} and document is null returning school_id, id)
    select s.id, s.exam_id from opened join exam.sitting s on s.school_id = opened.school_id and s.exam_id = opened.id`);

export const updateWithdrawn = (db: Db, { schoolId, examId }: ExamKey, withdrawnAt: Date | null) =>
  db.run(sql`update exam.exam set withdrawn_at = ${withdrawnAt} where school_id = ${schoolId} and id = ${examId}`);

export const countBegun = async (db: Db, { schoolId, examId }: ExamKey): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from exam.sitting
      where school_id = ${schoolId} and exam_id = ${examId} and started_at is not null`)
  ).count;
