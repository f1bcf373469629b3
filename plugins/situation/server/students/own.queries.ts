import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { ObservationRow } from '../evidence/evidence.queries';

/** An answer of a student, with what decides whether the student may know of it. */
export interface OwnAnswer extends ObservationRow {
  readonly area: string;
  readonly attemptId: Id;
}

/** All answers of a student, in the order of time; `withPractice` only for the student. */
export const selectOwnAnswers = (db: Db, personId: Id, withPractice: boolean) =>
  db.all<OwnAnswer>(sql`
    select school_id, person_id, subject_id, area, attempt_id, point_ids, share::float8 as share,
      expected::float8 as expected, at
    from situation.evidence where person_id = ${personId} and (${withPractice} or not is_own)
    order by at, attempt_id, item_id, part`);

export const selectSubjects = (db: Db, ids: readonly Id[]) =>
  db.all<{ id: Id; name: string; nameEn: string; code: string }>(sql`
    select id, name, name_en, code from core.subject where id = any(${[...ids]}::uuid[]) order by sort, id`);

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
