import { type Db, sql } from '../../data/db';

/** Any number will do; it keeps two processes from making keys at once. */
const secretsLock = 7_310_410;

export interface SecretRow {
  id: string;
  bytes: Buffer;
  wrappedBy: string | null;
  createdAt: Date;
}

/** Holds other makers of keys back until COMMIT. */
export const lockSecrets = (db: Db) => db.run(sql`select pg_advisory_xact_lock(${secretsLock})`);

/** The last two secrets, the newest first. */
export const selectSecrets = (db: Db) =>
  db.all<SecretRow>(
    sql`select id, bytes, wrapped_by, created_at from core.server_secret order by created_at desc, id limit 2`,
  );

export const insertSecret = (db: Db, { id, bytes, wrappedBy, createdAt }: SecretRow) =>
  db.run(sql`
    insert into core.server_secret (id, bytes, wrapped_by, created_at) values (${id}, ${bytes}, ${wrappedBy}, ${createdAt})`);

/** Forgets all but the last two. */
export const deleteOldSecrets = (db: Db) =>
  db.run(sql`
    delete from core.server_secret
    where id not in (select id from core.server_secret order by created_at desc, id limit 2)`);
