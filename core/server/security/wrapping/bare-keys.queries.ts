import { type Db, sql } from '../../data/db';

/** Any number will do; it keeps two processes from encrypting the same keys twice. */
const wrappingLock = 7_310_421;

/** Tables of keys, with the column that holds the secret. */
const columns = { server_secret: 'bytes', vault_key: 'bytes', seal_key: 'private_key' } as const;
export type KeyTable = keyof typeof columns;
export const keyTables = Object.keys(columns) as KeyTable[];

export const lockBareKeys = (db: Db) => db.run(sql`select pg_advisory_xact_lock(${wrappingLock})`);

export const selectBareKeys = (db: Db, table: KeyTable) =>
  db.all<{ id: string; bytes: Buffer }>(sql`
    select id, ${sql.ref(columns[table])} as bytes from core.${sql.ref(table)} where wrapped_by is null`);

export const updateWrapped = (
  db: Db,
  table: KeyTable,
  { id, bytes, wrappedBy }: { readonly id: string; readonly bytes: Buffer; readonly wrappedBy: string },
) =>
  db.run(sql`
    update core.${sql.ref(table)} set ${sql.ref(columns[table])} = ${bytes}, wrapped_by = ${wrappedBy}
    where id = ${id} and wrapped_by is null`);

/** Keys of the vault that another key file encrypted. */
export const countForeignVaultKeys = async (db: Db, keyId: string): Promise<number> =>
  (
    await db.one(sql<{ n: number }>`
      select count(*)::int as n from core.vault_key where wrapped_by is not null and wrapped_by <> ${keyId}`)
  ).n;

/** Whether the newest key of signatures was encrypted by another key file. */
export const isSignedByOthers = async (db: Db, keyId: string): Promise<boolean> => {
  const newest = await db.maybe(sql<{ wrappedBy: string | null }>`
    select wrapped_by from core.server_secret order by created_at desc, id limit 1`);
  return newest !== undefined && newest.wrappedBy !== null && newest.wrappedBy !== keyId;
};
