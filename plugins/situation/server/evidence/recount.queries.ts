import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { MasteryRow } from './evidence.queries';

/** Schools with evidence since a moment. */
export const selectSchools = (db: Db, since: Date) =>
  db.all<{ schoolId: Id }>(sql`
    select distinct school_id from situation.evidence where at >= ${since} order by school_id`);

export interface CountedStudent {
  readonly schoolId: Id;
  readonly personId: Id;
}

/** Students with evidence or with something counted, after one in the order of ids. */
export const selectCounted = (db: Db, after: Id | null, limit: number) =>
  db.all<CountedStudent>(sql`
    select school_id, person_id from (
      select school_id, person_id from situation.evidence union select school_id, person_id from situation.mastery) as counted
    where ${after}::uuid is null or person_id > ${after}::uuid
    order by person_id, school_id limit ${limit}`);

export const selectMasteryOf = (db: Db, personIds: readonly Id[]) =>
  db.all<MasteryRow>(sql`
    select school_id, person_id, point_id, subject_id, ability::float8 as ability, answers, share::float8 as share, last_at
    from situation.mastery where person_id = any(${[...personIds]}::uuid[])`);

/** Points of all evidence of these students that teachers see. */
export const selectPointsOfEvidence = (db: Db, personIds: readonly Id[]) =>
  db.all<{ schoolId: Id; personId: Id; pointIds: Id[] }>(sql`
    select school_id, person_id, array_agg(distinct point) as point_ids
    from situation.evidence cross join unnest(point_ids) as point
    where person_id = any(${[...personIds]}::uuid[]) and not is_own group by school_id, person_id`);
