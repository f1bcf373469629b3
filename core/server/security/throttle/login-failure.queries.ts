import { type Db, sql } from '../../data/db';
import type { FailureCount } from './delays';

export type FailureKind = 'account' | 'address';

/** Whose failures are counted. */
export interface Counted {
  readonly kind: FailureKind;
  readonly key: Buffer;
}

/** The count, held until COMMIT: an empty one where there was none, so that there is a row to hold. */
export const holdFailure = (db: Db, { kind, key }: Counted, now: Date) =>
  db.one<FailureCount>(sql`
    insert into core.login_failure as held (kind, key, failures, successes, began_at, last_at)
    values (${kind}, ${key}, 0, 0, ${now}, ${now})
    on conflict (kind, key) do update set failures = held.failures
    returning failures, successes, began_at, last_at`);

export const updateFailure = (db: Db, { kind, key }: Counted, { failures, successes, beganAt, lastAt }: FailureCount) =>
  db.run(sql`
    update core.login_failure set failures = ${failures}, successes = ${successes}, began_at = ${beganAt}, last_at = ${lastAt}
    where kind = ${kind} and key = ${key}`);

/** Forgets an account's failures. */
export const deleteFailure = (db: Db, { kind, key }: Counted) =>
  db.run(sql`delete from core.login_failure where kind = ${kind} and key = ${key}`);

/** Turns a failure into a success. */
export const turnFailure = (db: Db, { kind, key }: Counted) =>
  db.run(sql`
    update core.login_failure set failures = greatest(failures - 1, 0), successes = successes + 1
    where kind = ${kind} and key = ${key}`);
