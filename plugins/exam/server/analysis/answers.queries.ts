import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { AnalysedExam } from './exams.queries';

type ExamKey = Pick<AnalysedExam, 'schoolId' | 'id'>;

export interface AnswerRow {
  readonly studentId: Id;
  readonly name: string;
  readonly part: number;
  readonly points: number | null;
  readonly answer: Answer | null;
}

/** Answers of some students to an item; those that lost most come first, in an order that says nothing of people. */
export const selectAnswers = (db: Db, { schoolId, id }: ExamKey, itemId: Id, studentIds: readonly Id[]) =>
  db.all<AnswerRow>(sql`
    select r.student_id, p.name, r.part, r.points::float8 as points, r.answer
    from exam.result r join core.person p on p.id = r.student_id
    where r.school_id = ${schoolId} and r.exam_id = ${id} and r.item_id = ${itemId} and not r.is_left_out
      and r.student_id = any(${[...studentIds]}::uuid[])
    order by r.part, r.points, md5(r.student_id::text)`);

/** A row of results, as it is entered and put back. */
export interface ResultRow {
  readonly studentId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly points: number | null;
  readonly answer: unknown;
  /** Another question of a choice counts in its place. */
  readonly isLeftOut?: boolean;
}

/** Results of some students. */
export const selectResults = (db: Db, { schoolId, id }: ExamKey, studentIds: readonly Id[]) =>
  db.all<ResultRow>(sql`
    select student_id, item_id, part, points::float8 as points, answer, is_left_out from exam.result
    where school_id = ${schoolId} and exam_id = ${id} and student_id = any(${[...studentIds]}::uuid[])
    order by student_id, item_id, part`);

/** What the results of some students are, as a fingerprint: equal results, equal text. */
export const printOfResults = async (db: Db, { schoolId, id }: ExamKey, studentIds: readonly Id[]): Promise<string> =>
  (
    await db.one<{ print: string }>(sql`
      select md5(coalesce(string_agg(concat_ws('/', student_id, item_id, part, case when is_left_out then '~' else coalesce(points::text, '-') end, answer::text), ','
        order by student_id, item_id, part), '')) as print
      from exam.result
      where school_id = ${schoolId} and exam_id = ${id} and student_id = any(${[...studentIds]}::uuid[])`)
  ).print;

/** Replaces the results of some students whole. */
export async function replaceRows(
  db: Db,
  { schoolId, id }: ExamKey,
  studentIds: readonly Id[],
  rows: readonly ResultRow[],
): Promise<void> {
  await db.run(sql`
    delete from exam.result
    where school_id = ${schoolId} and exam_id = ${id} and student_id = any(${[...studentIds]}::uuid[])`);
  await db.run(sql`
    insert into exam.result (school_id, exam_id, student_id, item_id, part, points, is_left_out, answer)
    select ${schoolId}, ${id}, given.* from unnest(${rows.map((row) => row.studentId)}::uuid[],
      ${rows.map((row) => row.itemId)}::uuid[], ${rows.map((row) => row.part)}::int2[],
      ${rows.map((row) => row.points)}::numeric[], ${rows.map((row) => row.isLeftOut === true)}::bool[],
      ${rows.map(({ answer }) => (answer === null ? null : JSON.stringify(answer)))}::jsonb[]) as given`);
}

export interface EntryRecord extends ExamKey {
  readonly entryId: Id;
  readonly personId: Id;
  readonly classIds: readonly Id[];
  readonly before: readonly ResultRow[];
  readonly print: string;
  readonly now: Date;
}

export const insertEntry = (db: Db, row: EntryRecord) =>
  db.run(sql`
    insert into exam.result_entry (school_id, id, exam_id, person_id, class_ids, before, print, at)
    values (${row.schoolId}, ${row.entryId}, ${row.id}, ${row.personId}, ${[...row.classIds]}::uuid[],
      ${JSON.stringify(row.before)}::jsonb, ${row.print}, ${row.now})`);

/** An entry of one's own that was not undone; else 404 `exam.error.noEntry`. */
export const selectEntry = (db: Db, { schoolId, id }: ExamKey, entryId: Id, personId: Id) =>
  db.one<{ classIds: Id[]; before: ResultRow[]; print: string }>(
    sql`select class_ids, before, print from exam.result_entry
      where school_id = ${schoolId} and exam_id = ${id} and id = ${entryId} and person_id = ${personId} and undone_at is null`,
    'exam.error.noEntry',
  );

export const markUndone = (db: Db, { schoolId }: ExamKey, entryId: Id, now: Date) =>
  db.run(sql`update exam.result_entry set undone_at = ${now} where school_id = ${schoolId} and id = ${entryId}`);

export const insertRelease = (db: Db, { schoolId, id }: ExamKey, personId: Id, now: Date) =>
  db.run(sql`
    insert into exam.result_release (school_id, exam_id, person_id, at) values (${schoolId}, ${id}, ${personId}, ${now})
    on conflict do nothing`);

export const deleteRelease = (db: Db, { schoolId, id }: ExamKey) =>
  db.run(sql`delete from exam.result_release where school_id = ${schoolId} and exam_id = ${id}`);
