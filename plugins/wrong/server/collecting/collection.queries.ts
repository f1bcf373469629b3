import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { ReportedResult } from '../../api/results';

/** What the collection stores besides of a question. */
export interface QuestionTraits {
  readonly questionId: Id;
  readonly type: number;
  readonly seconds: number;
  readonly pointIds: readonly Id[];
}

/** A new or changed result. */
export interface ChangedResult {
  readonly schoolId: Id;
  readonly personId: Id;
  readonly classId: Id;
  readonly questionId: Id;
}

/** Stores reported results; returns those that are new or have changed. */
export const upsertResults = (db: Db, rows: readonly ReportedResult[]) =>
  db.all<ChangedResult>(sql`
    insert into wrong.result as r (school_id, person_id, area, attempt_id, item_id, part, thing_id, title, class_id,
      subject_id, question_id, question_version, points, of, answer, at)
    select distinct on (1, 2, 3, 4, 5, 6) * from unnest(
      ${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.personId)}::uuid[],
      ${rows.map((row) => row.area)}::text[], ${rows.map((row) => row.attemptId)}::uuid[],
      ${rows.map((row) => row.itemId)}::uuid[], ${rows.map((row) => row.part)}::int2[],
      ${rows.map((row) => row.thingId)}::uuid[], ${rows.map((row) => row.title)}::text[],
      ${rows.map((row) => row.classId)}::uuid[], ${rows.map((row) => row.subjectId)}::uuid[],
      ${rows.map((row) => row.questionId)}::uuid[], ${rows.map((row) => row.version)}::int4[],
      ${rows.map((row) => row.points)}::numeric[], ${rows.map((row) => row.of)}::numeric[],
      ${rows.map((row) => JSON.stringify(row.answer))}::jsonb[], ${rows.map((row) => row.at)}::timestamptz[])
    on conflict (school_id, person_id, area, attempt_id, item_id, part) do update set points = excluded.points,
      of = excluded.of, answer = excluded.answer, title = excluded.title
    where r.points <> excluded.points or r.of <> excluded.of
    returning school_id, person_id, class_id, question_id`);

const pairs = (rows: readonly ChangedResult[]) => sql`
  (select distinct * from unnest(${rows.map((row) => row.schoolId)}::uuid[],
    ${rows.map((row) => row.personId)}::uuid[], ${rows.map((row) => row.questionId)}::uuid[])
    as t (school_id, person_id, question_id)) changed`;

/**
 * Updates collections from all results of these questions. A question that is wrong again is due at
 * once, and returns from the trash and from the mastered ones; a mark that only changed moves nothing.
 */
export const upsertEntries = (
  db: Db,
  rows: readonly ChangedResult[],
  traits: readonly QuestionTraits[],
  newIds: readonly Id[],
) =>
  db.run(sql`
    with traits as (
      select question_id, type, seconds, points::uuid[] as point_ids
      from unnest(${traits.map((one) => one.questionId)}::uuid[], ${traits.map((one) => one.type)}::int2[],
        ${traits.map((one) => one.seconds)}::int4[], ${traits.map((one) => `{${one.pointIds.join(',')}}`)}::text[])
        as t (question_id, type, seconds, points)),
    attempts as (
      select r.school_id, r.person_id, r.question_id, r.area, r.attempt_id, min(r.item_id::text)::uuid as item_id,
        min(r.title) as title, (array_agg(r.subject_id))[1] as subject_id, max(r.question_version) as version,
        max(r.at) as at
      from wrong.result r join ${pairs(rows)} using (school_id, person_id, question_id)
      where r.points < r.of group by 1, 2, 3, 4, 5),
    latest as (
      select distinct on (school_id, person_id, question_id) *,
        count(*) over each as count, min(at) over each as first_at
      from attempts window each as (partition by school_id, person_id, question_id)
      order by school_id, person_id, question_id, at desc, attempt_id),
    numbered as (select *, row_number() over (order by person_id, question_id) as place from latest)
    insert into wrong.entry as e (school_id, id, person_id, subject_id, question_id, question_version, type, point_ids,
      seconds, origin, area, title, attempt_id, item_id, wrong_count, first_at, last_at, due_at)
    select n.school_id, (${newIds}::uuid[])[n.place], n.person_id, n.subject_id, n.question_id, n.version, t.type,
      t.point_ids, t.seconds, 'told', n.area, n.title, n.attempt_id, n.item_id, n.count, n.first_at, n.at, n.at
    from numbered n join traits t using (question_id) order by n.person_id, n.question_id
    on conflict (school_id, person_id, question_id) do update set wrong_count = excluded.wrong_count,
      question_version = excluded.question_version, area = excluded.area, title = excluded.title,
      attempt_id = excluded.attempt_id, item_id = excluded.item_id, last_at = excluded.last_at, origin = 'told',
      removed_at = case when excluded.last_at > e.last_at or e.area = '' then null else e.removed_at end,
      mastered_at = case when excluded.last_at > e.last_at then null else e.mastered_at end,
      state = case when excluded.last_at > e.last_at and e.state = 2 then 1 else e.state end,
      due_at = case when excluded.last_at > e.last_at then least(e.due_at, excluded.last_at) else e.due_at end,
      right_in_row = case when excluded.last_at > e.last_at then 0 else e.right_in_row end,
      right_since = case when excluded.last_at > e.last_at then null else e.right_since end`);

/** Removes entries that a re-mark made right, unless their owner has worked with them. */
export const deleteCorrected = (db: Db, rows: readonly ChangedResult[]) =>
  db.run(sql`
    delete from wrong.entry e using ${pairs(rows)}
    where e.school_id = changed.school_id and e.person_id = changed.person_id and e.question_id = changed.question_id
      and e.origin = 'told' and e.reps = 0 and e.note = '' and not exists (
        select from wrong.result r where r.school_id = e.school_id and r.person_id = e.person_id
          and r.question_id = e.question_id and r.points < r.of)`);

/** Recalculates how many of each class answered these questions, and how many lost points. */
export const recountClasses = (db: Db, rows: readonly ChangedResult[], traits: readonly QuestionTraits[]) =>
  db.run(sql`
    with changed as (
      select distinct * from unnest(${rows.map((row) => row.schoolId)}::uuid[],
        ${rows.map((row) => row.classId)}::uuid[], ${rows.map((row) => row.questionId)}::uuid[])
        as t (school_id, class_id, question_id)),
    traits as (
      select question_id, type, points::uuid[] as point_ids
      from unnest(${traits.map((one) => one.questionId)}::uuid[], ${traits.map((one) => one.type)}::int2[],
        ${traits.map((one) => `{${one.pointIds.join(',')}}`)}::text[]) as t (question_id, type, points))
    insert into wrong.class_question (school_id, class_id, question_id, question_version, subject_id, type, point_ids,
      answered, wrong, last_at)
    select r.school_id, r.class_id, r.question_id, max(r.question_version), (array_agg(r.subject_id))[1], min(t.type),
      (array_agg(t.point_ids::text))[1]::uuid[], count(distinct r.person_id),
      count(distinct r.person_id) filter (where r.points < r.of), max(r.at)
    from wrong.result r join changed using (school_id, class_id, question_id) join traits t using (question_id)
    group by 1, 2, 3 order by 2, 3
    on conflict (school_id, class_id, question_id) do update set question_version = excluded.question_version,
      answered = excluded.answered, wrong = excluded.wrong, last_at = excluded.last_at, point_ids = excluded.point_ids`);
