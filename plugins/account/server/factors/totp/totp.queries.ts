import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

export interface TotpRow {
  readonly id: Id;
  readonly sealedSecret: string;
}

export const selectTotps = (db: Db, personId: Id) =>
  db.all<TotpRow>(sql`
    select id, sealed_secret from account.totp where person_id = ${personId} order by created_at, id`);

export interface NewTotp extends TotpRow {
  readonly personId: Id;
  readonly name: string;
  readonly lastStep: number;
}

export const insertTotp = (db: Db, { id, personId, name, sealedSecret, lastStep }: NewTotp, now: Date) =>
  db.run(sql`
    insert into account.totp (id, person_id, name, sealed_secret, last_step, created_at)
    values (${id}, ${personId}, ${name}, ${sealedSecret}, ${lastStep}, ${now})`);

/** Consumes a time step, if it is newer than all before: of two concurrent codes one counts. */
export const consumeTimeStep = async (db: Db, id: Id, step: number, now: Date) =>
  (await db.run(sql`
    update account.totp set last_step = ${step}, last_used_at = ${now} where id = ${id} and last_step < ${step}`)) ===
  1;

export const deleteTotps = (db: Db, personId: Id): Promise<number> =>
  db.run(sql`delete from account.totp where person_id = ${personId}`);
