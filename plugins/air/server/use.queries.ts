import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Which of these resources there are. */
export async function selectExisting(db: Db, id: Id): Promise<boolean> {
  return (await db.maybe(sql`select from air.resource where id = ${id}`)) !== undefined;
}

/** Appends openings that are new and adds them to the projection; answers which ones were. */
export async function insertOpenings(
  db: Db,
  openings: readonly { id: Id; resourceId: Id }[],
  now: Date,
): Promise<Set<Id>> {
  const rows = await db.all(sql<{ id: Id; resource_id: Id }>`
    insert into air.opening (id, resource_id, opened_at)
    select given.id, given.resource_id, ${now}
    from unnest(${openings.map((opening) => opening.id)}::uuid[], ${openings.map((opening) => opening.resourceId)}::uuid[])
      as given (id, resource_id)
    on conflict do nothing
    returning id, resource_id`);
  if (rows.length > 0) {
    await db.run(sql`
      insert into air.use (resource_id, openings)
      select resource_id, count(*) from unnest(${rows.map((row) => row.resource_id)}::uuid[]) as given (resource_id)
      group by resource_id order by resource_id
      on conflict (resource_id) do update set openings = use.openings + excluded.openings`);
  }
  return new Set(rows.map((row) => row.id));
}

export const countDownload = (db: Db, resourceId: Id) =>
  db.run(sql`
    insert into air.use (resource_id, downloads) values (${resourceId}, 1)
    on conflict (resource_id) do update set downloads = use.downloads + 1`);

/** Openings are kept only as long as a retry may come. */
export const deleteOpeningsBefore = (db: Db, before: Date) =>
  db.run(sql`delete from air.opening where opened_at < ${before}`);
