import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Files of resources for which nothing was asked yet, by their key. */
export const selectFilesAfter = (db: Db, after: Id | null, most: number) =>
  db.all(sql<{ id: Id; sha256: string; ext: string }>`
    select f.id, f.sha256, f.ext from resource.attached a join core.file f on f.id = a.file_id
    where (${after}::uuid is null or a.file_id > ${after}::uuid)
      and not exists (select from core.conversion c where c.sha256 = f.sha256)
    order by a.file_id limit ${most}`);

/** Places of resources: the chosen chapters, and all chapters above them. */
export interface StandingRow {
  readonly id: Id;
  readonly schoolId: Id | null;
  readonly ownerPersonId: Id;
  readonly shown: number;
  readonly listedAt: Date;
  readonly version: number;
  readonly chosen: Id[];
  readonly listed: Id[];
}

export const selectStanding = (db: Db, after: Id | null, most: number) =>
  db.all(sql<StandingRow>`
    select r.id, r.school_id, r.owner_person_id,
      case when r.removed_at is null then r.visibility else 0 end as shown, r.listed_at,
      r.version,
      array(select p.node_id from resource.placement p where p.resource_id = r.id and p.is_direct order by p.position) as chosen,
      array(select p.node_id from resource.placement p where p.resource_id = r.id) as listed
    from resource.resource r where (${after}::uuid is null or r.id > ${after}::uuid) order by r.id limit ${most}`);

/** Deletes the placements of a resource, unless it was changed in the meantime; returns whether it did. */
export const deleteStanding = async (db: Db, { id, version }: StandingRow): Promise<boolean> => {
  const held = await db.maybe(sql`select from resource.resource where id = ${id} and version = ${version} for update`);
  if (held === undefined) return false;
  await db.run(sql`delete from resource.placement where resource_id = ${id}`);
  return true;
};
