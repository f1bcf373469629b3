import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Places of questions: the chosen chapters, and all chapters above them. */
export interface StandingRow {
  readonly id: Id;
  readonly schoolId: Id | null;
  readonly ownerPersonId: Id;
  readonly type: number;
  readonly difficulty: number;
  readonly shown: number;
  readonly listedAt: Date;
  readonly changedAt: Date;
  readonly chosen: Id[];
  readonly listed: Id[];
}

export const selectStanding = (db: Db, after: Id | null, most: number) =>
  db.all(sql<StandingRow>`
    select q.id, q.school_id, q.owner_person_id, q.type, q.difficulty,
      case when q.removed_at is null then q.source else 0 end as shown, q.listed_at,
      q.changed_at,
      array(select p.node_id from questions.placement p where p.question_id = q.id and p.is_direct order by p.position) as chosen,
      array(select p.node_id from questions.placement p where p.question_id = q.id) as listed
    from questions.question q where (${after}::uuid is null or q.id > ${after}::uuid) order by q.id limit ${most}`);

/** Deletes the placements of a question, unless it was changed in the meantime; returns whether it did. */
export const deleteStanding = async (db: Db, row: StandingRow): Promise<boolean> => {
  const held = await db.maybe(sql`
    select from questions.question where id = ${row.id} and changed_at = ${row.changedAt} and listed_at = ${row.listedAt}
      and case when removed_at is null then source else 0 end = ${row.shown} for update`);
  if (held === undefined) return false;
  await db.run(sql`delete from questions.placement where question_id = ${row.id}`);
  return true;
};
