import type { Id } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { ExamKey, ExpectedStudent, GivenPoints, OwnPart } from '../../api/results';
import { type AnalysedExam, examColumns } from '../analysis/exams.queries';

export interface ResultRow extends ExamKey {
  readonly studentId: Id;
  readonly itemId: Id;
  readonly part: number;
  /** Null: nobody has marked it yet. */
  readonly points: number | null;
  readonly answer: Answer | null;
}

/** Writes answers with what their keys say. Points that a person gave to the same answer stay. */
export const upsertResults = (db: Db, rows: readonly ResultRow[]) =>
  db.run(sql`
    insert into exam.result as r (school_id, exam_id, student_id, item_id, part, points, answer)
    select * from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.examId)}::uuid[],
      ${rows.map((row) => row.studentId)}::uuid[], ${rows.map((row) => row.itemId)}::uuid[],
      ${rows.map((row) => row.part)}::int2[], ${rows.map((row) => row.points)}::numeric[],
      ${rows.map((row) => (row.answer ? JSON.stringify(row.answer) : null))}::jsonb[])
    on conflict (school_id, exam_id, student_id, item_id, part)
    do update set answer = excluded.answer,
      points = case when r.is_left_out then r.points when r.answer is distinct from excluded.answer then excluded.points else coalesce(excluded.points, r.points) end
    where r.answer is distinct from excluded.answer or r.points is distinct from excluded.points`);

/** Writes points that people gave, over those that stand. */
export const upsertPoints = (db: Db, { schoolId, examId }: ExamKey, rows: readonly GivenPoints[]) =>
  db.run(sql`
    insert into exam.result as r (school_id, exam_id, student_id, item_id, part, points)
    select ${schoolId}, ${examId}, given.* from unnest(${rows.map((row) => row.studentId)}::uuid[],
      ${rows.map((row) => row.itemId)}::uuid[], ${rows.map((row) => row.part)}::int2[],
      ${rows.map((row) => row.points)}::numeric[]) as given
    on conflict (school_id, exam_id, student_id, item_id, part)
    do update set points = excluded.points where r.points is distinct from excluded.points and not r.is_left_out`);

/**
 * Students of an exam with their numbers: who has a seat, or where nobody was seated the classes of that term, in the order
 * of class lists.
 */
export const selectExpected = (
  db: Db,
  { schoolId, id, mode, startsAt }: Pick<AnalysedExam, 'schoolId' | 'id' | 'mode' | 'startsAt'>,
) =>
  db.all<ExpectedStudent>(sql`
    with sat as (
      select class_id, person_id, room_id, seat, admission, started_at is not null as has_begun
      from exam.sitting where school_id = ${schoolId} and exam_id = ${id}
    ), student as (
      select * from sat
      union all
      select m.class_id, m.person_id, null::uuid, m.seat, '', false
      from exam.exam_class x join core.class_member m on m.school_id = x.school_id and m.class_id = x.class_id
      where x.school_id = ${schoolId} and x.exam_id = ${id} and not exists (select from sat) and m.term_id = (
        select id from core.term where starts_on <= ${cityDay(startsAt)}::date order by starts_on desc limit 1)
    )
    select student.person_id as student_id, student.class_id, c.name as class_name, coalesce(r.name, '') as room,
      case when r.id is not null then student.seat end as seat, student.admission,
      ${mode === 'online'} and student.has_begun as has_begun
    from student join core.class c on c.school_id = ${schoolId} and c.id = student.class_id
    left join exam.room r on r.school_id = ${schoolId} and r.id = student.room_id
    order by c.number, c.id, student.seat, student.person_id`);

/** Of an exam what decides who is expected. */
export const selectOfExam = (db: Db, { schoolId, examId }: ExamKey) =>
  db.one<Pick<AnalysedExam, 'schoolId' | 'id' | 'mode' | 'startsAt'>>(sql`
    select school_id, id, mode, starts_at from exam.exam where school_id = ${schoolId} and id = ${examId}`);

/** What was answered on screens. */
export const selectAnswered = (db: Db, { schoolId, examId }: ExamKey) =>
  db.all<Omit<ResultRow, keyof ExamKey>>(sql`
    select student_id, item_id, part, points::float8 as points, answer from exam.result
    where school_id = ${schoolId} and exam_id = ${examId} and answer is not null and not is_left_out
    order by student_id, item_id, part`);

/** Makes the rows that are missing, so that a student who is marked in one part is seen as open in all others. */
export const fillRows = (
  db: Db,
  { schoolId, examId }: ExamKey,
  studentIds: readonly Id[],
  parts: readonly { readonly itemId: Id; readonly part: number }[],
) =>
  db.run(sql`
    insert into exam.result (school_id, exam_id, student_id, item_id, part)
    select ${schoolId}, ${examId}, student, asked.item_id, asked.part
    from unnest(${[...studentIds]}::uuid[]) as student,
      unnest(${parts.map(({ itemId }) => itemId)}::uuid[], ${parts.map(({ part }) => part)}::int2[]) as asked (item_id, part)
    on conflict do nothing`);

/** A released exam; null: its results are not released. */
export const selectReleased = (db: Db, { schoolId, examId }: ExamKey) =>
  db.maybe<AnalysedExam>(sql`
    select ${examColumns} from exam.exam e join core.subject s on s.id = e.subject_id
    join exam.result_release l on l.school_id = e.school_id and l.exam_id = e.id
    where e.school_id = ${schoolId} and e.id = ${examId}`);

/** A student's own result of a part, once it is released; else 404 `exam.error.noResult`. */
export const selectOwnPart = (
  db: Db,
  personId: Id,
  examId: Id,
  { itemId, part }: { readonly itemId: Id; readonly part: number },
) =>
  db.one<OwnPart>(
    sql`select e.school_id, e.id as exam_id, e.title, r.points::float8 as points
      from exam.result r
      join exam.exam e on e.school_id = r.school_id and e.id = r.exam_id and e.withdrawn_at is null
      join exam.result_release l on l.school_id = r.school_id and l.exam_id = r.exam_id
      where r.exam_id = ${examId} and r.student_id = ${personId} and r.item_id = ${itemId} and r.part = ${part}
        and r.points is not null and not r.is_left_out`,
    'exam.error.noResult',
  );

/** Released exams that a student has results of. */
export const selectOwnReleased = (db: Db, personId: Id) =>
  db.all<ExamKey>(sql`
    select distinct r.school_id, r.exam_id from exam.result r
    join exam.result_release l on l.school_id = r.school_id and l.exam_id = r.exam_id
    join exam.exam e on e.school_id = r.school_id and e.id = r.exam_id and e.withdrawn_at is null
    where r.student_id = ${personId}`);

/** Of these questions, those of exams that a student has sat within so many days and that are not released. */
export const selectHeldBack = (
  db: Db,
  personId: Id,
  questionIds: readonly Id[],
  { now, days }: { readonly now: Date; readonly days: number },
) =>
  db.all<{ questionId: Id }>(sql`
    with held as (
      select replace(asked #>> '{}', '-', '')::uuid as question_id
      from exam.sitting s join exam.exam e on e.school_id = s.school_id and e.id = s.exam_id
      cross join lateral jsonb_path_query(e.document, '$.parts[*].sections[*].items[*].questionId') as asked
      where s.person_id = ${personId} and e.withdrawn_at is null and e.starts_at <= ${now}
        and e.starts_at > ${now}::timestamptz - make_interval(days => ${days})
        and not exists (select from exam.result_release l where l.school_id = e.school_id and l.exam_id = e.id)
    )
    select distinct question_id from held where question_id = any(${[...questionIds]}::uuid[])`);
