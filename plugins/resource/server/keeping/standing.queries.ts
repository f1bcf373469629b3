import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Shared } from '../../model/sharing';
import type { OwnRow } from '../saving/saving.queries';

type Some = readonly Pick<OwnRow, 'id'>[];
const idsOf = (rows: Some): Id[] => rows.map(({ id }) => id);

/** Puts resources into the trash; nothing of them waits for an audit any more. */
export async function updateRemoved(db: Db, rows: Some, now: Date): Promise<void> {
  await db.run(sql`
    update resource.resource set removed_at = ${now}, wanted = null where id = any(${idsOf(rows)}::uuid[])`);
  await db.run(sql`update resource.placement set shown = 0 where resource_id = any(${idsOf(rows)}::uuid[])`);
  await withdrawTasks(db, rows, now);
}

/** Brings resources back to where they were shared. */
export async function updateRestored(db: Db, rows: Some): Promise<void> {
  await db.run(sql`update resource.resource set removed_at = null where id = any(${idsOf(rows)}::uuid[])`);
  await db.run(sql`
    update resource.placement p set shown = r.visibility from resource.resource r
    where r.id = p.resource_id and r.id = any(${idsOf(rows)}::uuid[])`);
}

/** Takes resources one step back: a request that waits is called off, else what was shared is its owner's alone. */
export async function updateWithdrawn(db: Db, rows: Some, now: Date): Promise<void> {
  await db.run(sql`
    update resource.resource set visibility = case when wanted is null then 1 else visibility end,
      listed_at = case when wanted is null then ${now}::timestamptz else listed_at end, wanted = null
    where id = any(${idsOf(rows)}::uuid[])`);
  await db.run(sql`
    update resource.placement p set shown = r.visibility, listed_at = r.listed_at from resource.resource r
    where r.id = p.resource_id and r.id = any(${idsOf(rows)}::uuid[])`);
  await withdrawTasks(db, rows, now);
}

/** Makes a resource its owner's alone: an auditor has taken down what had passed, and what waits for more is over too. */
export async function updateTakenDown(db: Db, id: Id, now: Date): Promise<void> {
  await db.run(sql`
    update resource.placement set shown = 1, listed_at = ${now} where resource_id = ${id}`);
  await withdrawTasks(db, [{ id }], now);
  await db.run(sql`
    update resource.resource set visibility = 1, wanted = null, listed_at = ${now} where id = ${id}`);
}

async function withdrawTasks(db: Db, rows: Some, now: Date): Promise<void> {
  await db.run(sql`
    update resource.audit_task set state = 'withdrawn', decided_at = ${now}
    where resource_id = any(${idsOf(rows)}::uuid[]) and state = 'waiting'`);
}

/** Notes that these are asked to be shared so far. */
export const updateWanted = (db: Db, rows: Some, wanted: Shared, now: Date) =>
  db.run(sql`
    update resource.resource set wanted = ${wanted}, submitted_at = ${now} where id = any(${idsOf(rows)}::uuid[])`);

/** Shares a resource as far as its audit asked. */
export async function updateShared(db: Db, id: Id, wanted: Shared, now: Date): Promise<void> {
  await db.run(sql`
    update resource.resource set visibility = ${wanted}, wanted = null, listed_at = ${now} where id = ${id}`);
  await db.run(sql`
    update resource.placement set shown = ${wanted}, listed_at = ${now} where resource_id = ${id}`);
}

/** Leaves a resource where it was: its audit has returned it. */
export const updateReturned = (db: Db, id: Id) =>
  db.run(sql`update resource.resource set wanted = null where id = ${id}`);

/** Files of several resources. */
export const selectFilesOf = async (db: Db, rows: Some): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select file_id as id from resource.attached where resource_id = any(${idsOf(rows)}::uuid[])
      order by resource_id, position`)
  ).map(({ id }) => id);

/** Removes resources with all that hangs on them. */
export const deleteResources = (db: Db, rows: Some) =>
  db.run(sql`delete from resource.resource where id = any(${idsOf(rows)}::uuid[])`);

/** Resources that have lain in the trash since before this moment, in the order of their ids. */
export const selectLongRemoved = (
  db: Db,
  { before, after }: { readonly before: Date; readonly after: Id | null },
  most: number,
) =>
  db.all<{ id: Id }>(sql`
    select id from resource.resource
    where removed_at < ${before} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${most}`);

/** Holds one of these until COMMIT; nothing when its owner has just taken it out of the trash. */
export const lockLongRemoved = (db: Db, id: Id, before: Date) =>
  db.all<{ id: Id }>(sql`select id from resource.resource where id = ${id} and removed_at < ${before} for update`);
