import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { EvidenceAnswer, WithdrawnAttempts } from '../../api/evidence';

/** An answer with what the bank says of its question. */
export interface EvidenceRow extends EvidenceAnswer {
  readonly pointIds: readonly Id[];
  readonly share: number;
  readonly expected: number;
  readonly wrote: string;
}

/** A student's points whose evidence has changed. */
export interface ChangedPoints {
  readonly schoolId: Id;
  readonly personId: Id;
  readonly pointIds: readonly Id[];
}

// the points before and after, because a question may be about something else in its new version
const changedPoints = (changes: Query, before: Query): Query => sql`
  select school_id, person_id, array_agg(distinct point) as point_ids
  from (select school_id, person_id, unnest(point_ids) as point from ${changes}
    union all select school_id, person_id, unnest(point_ids) from ${before}) as touched
  group by school_id, person_id order by school_id, person_id`;

const keyColumns = sql`school_id, person_id, area, attempt_id, item_id, part`;

/** Waits for another that counts the same students, so that nobody replays without the other's answers; in one order. */
export const lockStudents = (db: Db, personIds: readonly Id[]) =>
  db.run(sql`
    select pg_advisory_xact_lock(hashtextextended('situation.evidence ' || id, 0))
    from unnest(${[...new Set(personIds)].toSorted()}::text[]) as id`);

/** Stores answers, in place of what was reported of them before; returns whose points have changed. */
export const upsertEvidence = (db: Db, rows: readonly EvidenceRow[]) =>
  db.all<ChangedPoints>(sql`
    with given as (
      select distinct on (1, 2, 3, 4, 5, 6) school_id, person_id, area, attempt_id, item_id, part, thing_id, title, class_id,
        subject_id, question_id, question_version, points::uuid[] as point_ids, share, expected, wrote, is_own, at
      from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.personId)}::uuid[],
        ${rows.map((row) => row.area)}::text[], ${rows.map((row) => row.attemptId)}::uuid[],
        ${rows.map((row) => row.itemId)}::uuid[], ${rows.map((row) => row.part)}::int2[],
        ${rows.map((row) => row.thingId)}::uuid[], ${rows.map((row) => row.title)}::text[],
        ${rows.map((row) => row.classId)}::uuid[], ${rows.map((row) => row.subjectId)}::uuid[],
        ${rows.map((row) => row.questionId)}::uuid[], ${rows.map((row) => row.version)}::int4[],
        ${rows.map((row) => `{${row.pointIds.join(',')}}`)}::text[], ${rows.map((row) => row.share)}::real[],
        ${rows.map((row) => row.expected)}::real[], ${rows.map((row) => row.wrote)}::text[],
        ${rows.map((row) => row.isOwn ?? false)}::bool[], ${rows.map((row) => row.at)}::timestamptz[])
        as t (school_id, person_id, area, attempt_id, item_id, part, thing_id, title, class_id, subject_id, question_id,
          question_version, points, share, expected, wrote, is_own, at)),
    before as (select ${keyColumns}, e.point_ids from situation.evidence e join given using (${keyColumns})),
    changes as (
      insert into situation.evidence as e (school_id, person_id, area, attempt_id, item_id, part, thing_id, title, class_id,
        subject_id, question_id, question_version, point_ids, share, expected, wrote, is_own, at)
      select * from given order by ${keyColumns}
      on conflict (${keyColumns}) do update set title = excluded.title, class_id = excluded.class_id,
        question_id = excluded.question_id, question_version = excluded.question_version, point_ids = excluded.point_ids,
        share = excluded.share, expected = excluded.expected, wrote = excluded.wrote, at = excluded.at
      where (e.question_id, e.question_version, e.point_ids, e.share, e.expected, e.wrote, e.at)
        is distinct from (excluded.question_id, excluded.question_version, excluded.point_ids, excluded.share,
          excluded.expected, excluded.wrote, excluded.at)
      returning ${keyColumns}, point_ids)
    ${changedPoints(sql`changes`, sql`(select b.* from before b join changes using (${keyColumns})) as was`)}`);

export const deleteEvidence = (db: Db, { schoolId, area, attemptIds, personIds }: WithdrawnAttempts) =>
  db.all<ChangedPoints>(sql`
    with gone as (
      delete from situation.evidence where school_id = ${schoolId} and person_id = any(${[...personIds]}::uuid[])
        and area = ${area} and attempt_id = any(${[...attemptIds]}::uuid[])
      returning school_id, person_id, point_ids)
    ${changedPoints(sql`gone`, sql`gone`)}`);

/** What the model reads of an answer. */
export interface ObservationRow {
  readonly schoolId: Id;
  readonly personId: Id;
  readonly subjectId: Id;
  readonly pointIds: readonly Id[];
  readonly share: number;
  readonly expected: number;
  readonly at: Date;
}

/** Answers of these students that are about one of these points and seen by their teachers, in the order of time. */
export const selectObservations = (db: Db, personIds: readonly Id[], pointIds: readonly Id[]) =>
  db.all<ObservationRow>(sql`
    select school_id, person_id, subject_id, point_ids, share::float8 as share, expected::float8 as expected, at
    from situation.evidence
    where person_id = any(${[...personIds]}::uuid[]) and point_ids && ${[...pointIds]}::uuid[] and not is_own
    order by at, attempt_id, item_id, part`);

export interface MasteryRow {
  readonly schoolId: Id;
  readonly personId: Id;
  readonly pointId: Id;
  readonly subjectId: Id;
  readonly ability: number;
  readonly answers: number;
  readonly share: number;
  readonly lastAt: Date;
}

/** Replaces what is stored of these students' points; points without a row have no evidence any more. */
export async function replaceMastery(
  db: Db,
  changed: readonly ChangedPoints[],
  rows: readonly MasteryRow[],
): Promise<void> {
  const pairs = changed.flatMap(({ schoolId, personId, pointIds }) =>
    pointIds.map((pointId) => ({ schoolId, personId, pointId })),
  );
  await db.run(sql`
    delete from situation.mastery m using unnest(${pairs.map((one) => one.schoolId)}::uuid[],
      ${pairs.map((one) => one.personId)}::uuid[], ${pairs.map((one) => one.pointId)}::uuid[])
      as given (school_id, person_id, point_id)
    where m.school_id = given.school_id and m.person_id = given.person_id and m.point_id = given.point_id`);
  if (rows.length === 0) return;
  await db.run(sql`
    insert into situation.mastery (school_id, person_id, point_id, subject_id, ability, answers, share, last_at)
    select * from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.personId)}::uuid[],
      ${rows.map((row) => row.pointId)}::uuid[], ${rows.map((row) => row.subjectId)}::uuid[],
      ${rows.map((row) => row.ability)}::real[], ${rows.map((row) => row.answers)}::int4[],
      ${rows.map((row) => row.share)}::real[], ${rows.map((row) => row.lastAt)}::timestamptz[])`);
}
