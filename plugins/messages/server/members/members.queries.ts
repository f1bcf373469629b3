import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** A work app as it is set up: with another key its ids are those of other people. */
export interface App {
  readonly kind: string;
  readonly keyId: string;
}

/** Who somebody is in a work app. */
export interface MemberRow {
  readonly personId: Id;
  readonly memberId: string;
  /** The number for which it was found; null: an administrator has set it. */
  readonly number: string | null;
}

export const selectMembers = (db: Db, { kind, keyId }: App, people: readonly Id[]) =>
  db.all<MemberRow>(sql`
    select person_id, member_id, number from messages.member
    where app = ${kind} and key_id = ${keyId} and person_id = any(${[...people]}::uuid[])`);

/** What was found by a number never takes the place of what an administrator has set for the same app. */
export const upsertFound = (db: Db, { kind, keyId }: App, { personId, memberId, number }: MemberRow) =>
  db.run(sql`
    insert into messages.member (person_id, app, key_id, member_id, number)
    values (${personId}, ${kind}, ${keyId}, ${memberId}, ${number})
    on conflict (person_id, app) do update set key_id = excluded.key_id, member_id = excluded.member_id, number = excluded.number
    where messages.member.number is not null or messages.member.key_id <> excluded.key_id`);

export const upsertSet = (db: Db, { kind, keyId }: App, personId: Id, memberId: string) =>
  db.run(sql`
    insert into messages.member (person_id, app, key_id, member_id) values (${personId}, ${kind}, ${keyId}, ${memberId})
    on conflict (person_id, app) do update set key_id = excluded.key_id, member_id = excluded.member_id, number = null`);

export const deleteMember = (db: Db, { kind }: Pick<App, 'kind'>, personId: Id) =>
  db.run(sql`delete from messages.member where person_id = ${personId} and app = ${kind}`);

export const deleteFound = (db: Db, { kind }: Pick<App, 'kind'>, personId: Id) =>
  db.run(sql`delete from messages.member where person_id = ${personId} and app = ${kind} and number is not null`);
