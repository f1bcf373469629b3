import type { Id } from 'edutech/core/common/ids';
import type { RoleType } from 'edutech/core/common/permissions/people';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { TakenRow } from '../../../model/one-roster/difference';
import { collections, type Collection, type KeptRecord } from '../../../model/one-roster/records';
import type { RosterKind } from '../../../model/rosters/read/fields';

/** The connection, as it was set up. */
export interface SourceRow {
  readonly id: Id;
  readonly kind: 'rest' | 'folder';
  readonly baseAddress: string;
  readonly tokenAddress: string;
  readonly clientId: string;
  readonly sealedSecret: string;
  readonly mostLeaving: number;
  readonly isNightly: boolean;
  readonly withheldPosts: readonly RoleType[];
  readonly rights: readonly string[];
  readonly changedById: Id;
  readonly confirmedAt: Date | null;
  readonly readAt: Date | null;
  readonly version: number;
}

export const selectSource = (db: Db) =>
  db.maybe<SourceRow>(sql`
    select id, kind, base_address, token_address, client_id, sealed_secret, most_leaving, is_nightly, withheld_posts, rights,
      changed_by as changed_by_id, confirmed_at, read_at, version
    from organisation.roster_source limit 1`);

/** The same, and nobody else changes it, or sets up the first, until this transaction ends. */
export async function lockSource(db: Db): Promise<SourceRow | undefined> {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('organisation.source'), hashtext('city'))`);
  await db.run(sql`select from organisation.roster_source for update`);
  return selectSource(db);
}

export const upsertSource = (db: Db, row: Omit<SourceRow, 'confirmedAt' | 'readAt'> & { readonly now: Date }) =>
  db.run(sql`
    insert into organisation.roster_source (id, kind, base_address, token_address, client_id, sealed_secret, most_leaving,
      is_nightly, withheld_posts, rights, changed_by, changed_at, version)
    values (${row.id}, ${row.kind}, ${row.baseAddress}, ${row.tokenAddress}, ${row.clientId}, ${row.sealedSecret},
      ${row.mostLeaving}, ${row.isNightly}, ${row.withheldPosts}::smallint[], ${row.rights}::text[], ${row.changedById},
      ${row.now}, ${row.version})
    on conflict (id) do update set kind = excluded.kind, base_address = excluded.base_address,
      token_address = excluded.token_address, client_id = excluded.client_id, sealed_secret = excluded.sealed_secret,
      most_leaving = excluded.most_leaving, is_nightly = excluded.is_nightly, withheld_posts = excluded.withheld_posts,
      rights = excluded.rights, changed_by = excluded.changed_by, changed_at = excluded.changed_at, version = excluded.version`);

/** Another service: nothing of the former one counts any more, and the next run is looked at. */
export async function forgetSource(db: Db): Promise<void> {
  await deleteRecords(db);
  await db.run(sql`delete from organisation.source_row`);
  await db.run(sql`update organisation.roster_source set confirmed_at = null`);
}

export const deleteSource = (db: Db) => db.run(sql`delete from organisation.roster_source`);

export const updateReadAt = (db: Db, at: Date) => db.run(sql`update organisation.roster_source set read_at = ${at}`);

export const updateConfirmed = (db: Db, now: Date) =>
  db.run(sql`update organisation.roster_source set confirmed_at = coalesce(confirmed_at, ${now})`);

/** Reading begins with nothing, and with nothing again if it breaks off: changes alone would say that all others are gone. */
export async function deleteRecords(db: Db): Promise<void> {
  await db.run(sql`delete from organisation.source_record`);
  await db.run(sql`update organisation.roster_source set read_at = null`);
}

/** Puts records on those that are kept. */
export const upsertRecords = (
  db: Db,
  collection: Collection,
  records: readonly (KeptRecord & { readonly sourcedId: string })[],
) => {
  const once = [...new Map(records.map((record) => [record.sourcedId, record])).values()];
  return db.run(sql`
    insert into organisation.source_record (collection, sourced_id, data)
    select ${collection}, r.id, r.data
    from unnest(${once.map(({ sourcedId }) => sourcedId)}::text[], ${once.map((one) => JSON.stringify(one))}::jsonb[]) as r (id, data)
    on conflict (collection, sourced_id) do update set data = excluded.data`);
};

/** Everything that is kept and not deleted there. */
export async function selectRecords(db: Db): Promise<Record<Collection, KeptRecord[]>> {
  const found = {} as Record<Collection, KeptRecord[]>;
  for (const collection of collections) {
    const rows = await db.all<{ data: KeptRecord }>(sql`
      select data from organisation.source_record
      where collection = ${collection} and data ->> 'status' <> 'tobedeleted' order by sourced_id`);
    found[collection] = rows.map(({ data }) => data);
  }
  return found;
}

export const selectTaken = (db: Db, kind: RosterKind) =>
  db.all<TakenRow>(sql`select sourced_id, number, cells from organisation.source_row where kind = ${kind}`);

/** Remembers the rows of an import that were written or are so already: who leaves is forgotten. The id is the last cell. */
export async function rememberTaken(db: Db, importId: Id, kind: RosterKind, leaves: number): Promise<void> {
  const taken = sql`select r.cells - -1 as cells, r.cells ->> -1 as sourced_id, coalesce(r.number, '') as number,
      ${leaves} >= 0 and coalesce(r.cells ->> ${Math.max(leaves, 0)}::int, '') <> '' as is_leaving
    from organisation.roster_row r
    where r.import_id = ${importId} and (r.done = 'written' or r.state = 'unchanged')`;
  await db.run(sql`
    delete from organisation.source_row s using (${taken}) t
    where s.kind = ${kind} and s.sourced_id = t.sourced_id and t.is_leaving`);
  await db.run(sql`
    insert into organisation.source_row (kind, sourced_id, number, cells)
    select distinct on (t.sourced_id) ${kind}, t.sourced_id, t.number, t.cells from (${taken}) t where not t.is_leaving
    on conflict (kind, sourced_id) do update set number = excluded.number, cells = excluded.cells`);
}
