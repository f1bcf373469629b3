import { type Db, sql } from '../../data/db';

/** Any number will do; it keeps two processes from making keys at once. */
const sealKeysLock = 7_310_411;

/** A key pair as it is stored: uncompressed point, PKCS #8. */
export interface SealKeyRow {
  readonly id: string;
  readonly publicKey: Buffer;
  readonly privateKey: Buffer;
  readonly wrappedBy: string | null;
  readonly createdAt: Date;
}

/** Holds other makers of keys back until COMMIT. */
export const lockSealKeys = (db: Db) => db.run(sql`select pg_advisory_xact_lock(${sealKeysLock})`);

/** The last two key pairs, the newest first. */
export const selectSealKeys = (db: Db) =>
  db.all<SealKeyRow>(sql`
    select id, public_key, private_key, wrapped_by, created_at
    from core.seal_key order by created_at desc, id limit 2`);

export const insertSealKey = (db: Db, { id, publicKey, privateKey, wrappedBy, createdAt }: SealKeyRow) =>
  db.run(sql`
    insert into core.seal_key (id, public_key, private_key, wrapped_by, created_at)
    values (${id}, ${publicKey}, ${privateKey}, ${wrappedBy}, ${createdAt})`);

/** Forgets all but the last two. */
export const deleteOldSealKeys = (db: Db) =>
  db.run(
    sql`delete from core.seal_key where id not in (select id from core.seal_key order by created_at desc, id limit 2)`,
  );
