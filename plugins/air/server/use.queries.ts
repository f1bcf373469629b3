import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { VisitTables } from 'edutech/core/server/figures/visits.queries';
import { isPublished } from './resources.queries';

/** Whether this resource is published. */
export async function selectExisting(db: Db, id: Id): Promise<boolean> {
  return (await db.maybe(sql`select from air.resource r where r.id = ${id} and ${isPublished}`)) !== undefined;
}

/** Every opening of a resource once, and its projection. */
export const visitTables: VisitTables = {
  visits: 'air.opening',
  visited: 'resource_id',
  at: 'opened_at',
  counts: 'air.use',
  count: 'openings',
};

export const countDownload = (db: Db, resourceId: Id) =>
  db.run(sql`
    insert into air.use (resource_id, downloads) values (${resourceId}, 1)
    on conflict (resource_id) do update set downloads = use.downloads + 1`);
