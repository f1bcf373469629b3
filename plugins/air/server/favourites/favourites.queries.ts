import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import { isPublished } from '../resources.queries';

/** Those of these lessons that are out: only they are marked. */
export async function selectOut(db: Db, ids: readonly Id[]): Promise<Id[]> {
  const rows = await db.all(sql<{ id: Id }>`
    select r.id from air.resource r where r.id = any(${ids}::uuid[]) and ${isPublished}`);
  return rows.map(({ id }) => id);
}

/** Lessons that somebody has marked, the latest mark first. */
export async function selectMarked(db: Db, personId: Id, count: number): Promise<Id[]> {
  const rows = await db.all(sql<{ id: Id }>`
    select r.id from air.favourite f join air.resource r on r.id = f.resource_id
    where f.person_id = ${personId} and ${isPublished}
    order by f.marked_at desc, f.resource_id desc limit ${count}`);
  return rows.map(({ id }) => id);
}
