import { type Db, sql } from '../../data/db';

/** Any number will do; it keeps two processes from making the first key at once. */
const vaultLock = 7_310_420;

export interface VaultKeyRow {
  readonly id: string;
  readonly bytes: Buffer;
  readonly wrappedBy: string | null;
}

export const lockVault = (db: Db) => db.run(sql`select pg_advisory_xact_lock(${vaultLock})`);

/** All keys, the newest first. */
export const selectVaultKeys = (db: Db) =>
  db.all<VaultKeyRow>(sql`select id, bytes, wrapped_by from core.vault_key order by created_at desc, id`);

export const insertVaultKey = (db: Db, key: VaultKeyRow, now: Date) =>
  db.run(sql`
    insert into core.vault_key (id, bytes, wrapped_by, created_at) values (${key.id}, ${key.bytes}, ${key.wrappedBy}, ${now})`);
