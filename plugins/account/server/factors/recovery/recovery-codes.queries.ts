import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

export interface RecoveryCodeRow {
  readonly id: Id;
  readonly codeHash: string;
}

export const selectRecoveryCodes = (db: Db, personId: Id) =>
  db.all<RecoveryCodeRow>(sql`
    select id, code_hash from account.recovery_code where person_id = ${personId} order by id`);

/** Uses a code up; false when somebody was quicker. */
export const deleteRecoveryCode = async (db: Db, id: Id) =>
  (await db.run(sql`delete from account.recovery_code where id = ${id}`)) === 1;

export const replaceRecoveryCodes = async (db: Db, personId: Id, codes: readonly RecoveryCodeRow[], now: Date) => {
  await db.run(sql`delete from account.recovery_code where person_id = ${personId}`);
  await db.run(sql`
    insert into account.recovery_code (id, person_id, code_hash, created_at)
    select c.id, ${personId}, c.hash, ${now}
    from unnest(${codes.map(({ id }) => id)}::uuid[], ${codes.map(({ codeHash }) => codeHash)}::text[]) as c (id, hash)`);
};

export const deleteRecoveryCodes = (db: Db, personId: Id) =>
  db.run(sql`delete from account.recovery_code where person_id = ${personId}`);
