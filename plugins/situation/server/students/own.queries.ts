import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { ObservationRow } from '../evidence/evidence.queries';

/** An answer of a student, with what decides whether the student may know of it. */
export interface OwnAnswer extends ObservationRow {
  readonly area: string;
  readonly attemptId: Id;
  readonly subjectName: string;
  readonly subjectNameEn: string;
  readonly subjectCode: string;
  readonly subjectSort: number;
}

/** All answers of a student, in the order of time; `withPractice` only for the student. */
export const selectOwnAnswers = (db: Db, personId: Id, withPractice: boolean) =>
  db.all<OwnAnswer>(sql`
    select e.school_id, e.person_id, e.subject_id, e.area, e.attempt_id, e.point_ids, e.share::float8 as share,
      e.expected::float8 as expected, e.at, s.name as subject_name, s.name_en as subject_name_en, s.code as subject_code,
      s.sort as subject_sort
    from situation.evidence e join core.subject s on s.id = e.subject_id
    where e.person_id = ${personId} and (${withPractice} or not e.is_own)
    order by e.at, e.attempt_id, e.item_id, e.part`);

/** How many classmates do not know each of these points yet (`isNotYet`). */
export const countClassmates = (db: Db, personId: Id, pointIds: readonly Id[]) =>
  db.all<{ pointId: Id; count: number }>(sql`
    select m.point_id, count(distinct m.person_id)::int as count
    from situation.mastery m
    where m.point_id = any(${[...pointIds]}::uuid[]) and m.ability < 0 and m.person_id in (
      select mate.person_id from core.class_member own
      join core.class_member mate on mate.school_id = own.school_id and mate.class_id = own.class_id
        and mate.term_id = own.term_id
      where own.person_id = ${personId} and mate.person_id <> own.person_id and own.term_id = (
        select t.id from core.class_member c join core.term t on t.id = c.term_id
        where c.person_id = ${personId} order by t.starts_on desc limit 1))
    group by m.point_id`);
