import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** The e-mail address of a person, and the one that waits for its code. */
export interface MailRow {
  readonly address: string | null;
  readonly pending: string | null;
  readonly codeHash: Buffer | null;
  readonly tries: number;
  readonly expiresAt: Date | null;
}

const columns = sql`address, pending, code_hash, tries, expires_at`;

export const selectOptionalMail = (db: Db, personId: Id) =>
  db.maybe<MailRow>(sql`select ${columns} from account.mail where person_id = ${personId}`);

/** Confirmed addresses of these people. */
export const selectAddresses = (db: Db, people: readonly Id[]) =>
  db.all<{ personId: Id; address: string }>(sql`
    select person_id, address from account.mail where person_id = any(${[...people]}::uuid[]) and address is not null`);

/** Address and pending one, held until COMMIT: two codes at a time count twice. */
export const lockOptionalMail = (db: Db, personId: Id) =>
  db.maybe<MailRow>(sql`select ${columns} from account.mail where person_id = ${personId} for update`);

export const upsertPending = (db: Db, personId: Id, pending: string, codeHash: Buffer, expiresAt: Date) =>
  db.run(sql`
    insert into account.mail (person_id, pending, code_hash, expires_at) values (${personId}, ${pending}, ${codeHash}, ${expiresAt})
    on conflict (person_id) do update set pending = excluded.pending, code_hash = excluded.code_hash, tries = 0,
      expires_at = excluded.expires_at`);

export const countFailedCode = (db: Db, personId: Id) =>
  db.run(sql`update account.mail set tries = tries + 1 where person_id = ${personId}`);

export const confirmPending = (db: Db, personId: Id) =>
  db.run(sql`
    update account.mail set address = pending, pending = null, code_hash = null, tries = 0, expires_at = null
    where person_id = ${personId} and pending is not null`);

/** Drops what waits for its code; the address stays. */
export const clearPending = (db: Db, personId: Id) =>
  db.run(sql`
    update account.mail set pending = null, code_hash = null, tries = 0, expires_at = null
    where person_id = ${personId} and address is not null`);

export const deleteMail = (db: Db, personId: Id) => db.run(sql`delete from account.mail where person_id = ${personId}`);
