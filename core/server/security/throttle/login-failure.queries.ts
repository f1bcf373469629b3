import { type Db, sql } from '../../data/db';
import type { FailureCount } from './delays';

export type FailureKind = 'account' | 'address';

/** The count, held until COMMIT. */
export const selectFailure = (db: Db, kind: FailureKind, key: Buffer) =>
  db.maybe<FailureCount>(sql`
    select failures, successes, began_at, last_at
    from core.login_failure where kind = ${kind} and key = ${key} for update`);

/** Makes an empty count where there is none, so that there is a row to hold. */
export const insertFailure = (db: Db, kind: FailureKind, key: Buffer, now: Date) =>
  db.run(sql`
    insert into core.login_failure (kind, key, failures, successes, began_at, last_at)
    values (${kind}, ${key}, 0, 0, ${now}, ${now}) on conflict do nothing`);

export const updateFailure = (
  db: Db,
  kind: FailureKind,
  key: Buffer,
  { failures, successes, beganAt, lastAt }: FailureCount,
) =>
  db.run(sql`
    update core.login_failure set failures = ${failures}, successes = ${successes}, began_at = ${beganAt}, last_at = ${lastAt}
    where kind = ${kind} and key = ${key}`);

/** Forgets an account's failures. */
export const deleteFailure = (db: Db, kind: FailureKind, key: Buffer) =>
  db.run(sql`delete from core.login_failure where kind = ${kind} and key = ${key}`);

/** Turns a failure into a success. */
export const turnFailure = (db: Db, kind: FailureKind, key: Buffer) =>
  db.run(sql`
    update core.login_failure set failures = greatest(failures - 1, 0), successes = successes + 1
    where kind = ${kind} and key = ${key}`);
