import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** The confirmed telephone number of a person, and the one that waits for its code. */
export interface PhoneRow {
  readonly number: string | null;
  readonly pending: string | null;
  readonly codeHash: Buffer | null;
  readonly tries: number;
  readonly expiresAt: Date | null;
}

const columns = sql`number, pending, code_hash, tries, expires_at`;

export const selectOptionalPhone = (db: Db, personId: Id) =>
  db.maybe<PhoneRow>(sql`select ${columns} from account.phone where person_id = ${personId}`);

/** Held until COMMIT: two codes at a time count twice. */
export const lockOptionalPhone = (db: Db, personId: Id) =>
  db.maybe<PhoneRow>(sql`select ${columns} from account.phone where person_id = ${personId} for update`);

/** Confirmed numbers of these people, beside what their accounts say now. */
export const selectPhones = (db: Db, people: readonly Id[]) =>
  db.all<{ personId: Id; number: string; confirmedAt: Date; phone: string }>(sql`
    select ph.person_id, ph.number, ph.confirmed_at, coalesce(p.phone, '') as phone
    from account.phone ph join core.person p on p.id = ph.person_id
    where ph.person_id = any(${[...people]}::uuid[]) and ph.number is not null and p.disabled_at is null`);

/** Nobody else counts codes of this person or number until COMMIT. */
export const lockCodes = (db: Db, personId: Id, number: string) =>
  db.run(sql`
    select pg_advisory_xact_lock(hashtextextended(key, 1)) from unnest(${[number, personId].sort()}::text[]) as key`);

/** Codes to this person or number, the larger count of both: since a moment, and since another. */
export const countCodes = (db: Db, personId: Id, number: string, minute: Date, day: Date) =>
  db.one<{ inMinute: number; inDay: number }>(sql`
    select coalesce(max(in_minute), 0)::int as in_minute, coalesce(max(in_day), 0)::int as in_day from (
      select count(*) filter (where sent_at > ${minute}) as in_minute, count(*) as in_day
      from account.phone_code where person_id = ${personId} and sent_at > ${day}
      union all
      select count(*) filter (where sent_at > ${minute}), count(*)
      from account.phone_code where number = ${number} and sent_at > ${day}) counted`);

export const insertCode = (db: Db, row: { id: Id; personId: Id; number: string; sentAt: Date }) =>
  db.run(sql`
    insert into account.phone_code (id, person_id, number, sent_at)
    values (${row.id}, ${row.personId}, ${row.number}, ${row.sentAt})`);

export const deleteOldCodes = (db: Db, before: Date) =>
  db.run(sql`delete from account.phone_code where sent_at < ${before}`);

export const upsertPendingPhone = (db: Db, personId: Id, pending: string, codeHash: Buffer, expiresAt: Date) =>
  db.run(sql`
    insert into account.phone (person_id, pending, code_hash, expires_at)
    values (${personId}, ${pending}, ${codeHash}, ${expiresAt})
    on conflict (person_id) do update set pending = excluded.pending, code_hash = excluded.code_hash, tries = 0,
      expires_at = excluded.expires_at`);

export const countFailedPhoneCode = (db: Db, personId: Id) =>
  db.run(sql`update account.phone set tries = tries + 1 where person_id = ${personId}`);

export const confirmPendingPhone = (db: Db, personId: Id, now: Date) =>
  db.run(sql`
    update account.phone set number = pending, confirmed_at = ${now}, pending = null, code_hash = null, tries = 0,
      expires_at = null
    where person_id = ${personId} and pending is not null`);

export const deletePhone = (db: Db, personId: Id) =>
  db.run(sql`delete from account.phone where person_id = ${personId}`);
