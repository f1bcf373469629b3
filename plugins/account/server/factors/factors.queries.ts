import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

export type FactorKind = 'totp' | 'passkey';

export interface FactorRow {
  readonly id: Id;
  readonly kind: FactorKind;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** A person's factors of both kinds, the oldest first. */
export const selectFactors = (db: Db, personId: Id) =>
  db.all<FactorRow>(sql`
    select id, 'totp' as kind, name, created_at, last_used_at
    from account.totp where person_id = ${personId}
    union all
    select id, 'passkey', name, created_at, last_used_at from account.passkey where person_id = ${personId}
    order by created_at, id`);

/** How many factors of a kind somebody has. */
export const countFactors = async (db: Db, kind: FactorKind, personId: Id) =>
  (
    await db.one<{ count: number }>(sql`
    select count(*)::int as count from ${table(kind)} where person_id = ${personId}`)
  ).count;

export const updateFactorName = (db: Db, { kind, id }: Pick<FactorRow, 'kind' | 'id'>, name: string) =>
  db.run(sql`update ${table(kind)} set name = ${name} where id = ${id}`);

export const deleteFactor = (db: Db, { kind, id }: Pick<FactorRow, 'kind' | 'id'>) =>
  db.run(sql`delete from ${table(kind)} where id = ${id}`);

/** Holds changes of a person's factors back until COMMIT, so that two at once do not remove the last two. */
export const lockFactors = (db: Db, personId: Id) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended('account.factors ' || ${personId}, 0))`);

const table = (kind: FactorKind) => sql.table(`account.${kind}`);
