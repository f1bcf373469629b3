import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import { insertMany } from 'edutech/core/server/data/many.queries';

/** A card that is not revoked. */
export interface FoundCard {
  readonly cardId: Id;
  readonly personId: Id;
  readonly isDisabled: boolean;
}

export const insertCards = (db: Db, rows: readonly { id: Id; person_id: Id; secret_hash: Buffer; issued_at: Date }[]) =>
  insertMany(
    db,
    'core.account_card',
    { id: 'uuid', person_id: 'uuid', secret_hash: 'bytea', issued_at: 'timestamptz' },
    rows,
  );

export const selectCard = (db: Db, secretHash: Buffer) =>
  db.maybe<FoundCard>(sql`
    select a.id as card_id, a.person_id, p.disabled_at is not null as is_disabled
    from core.account_card a join core.person p on p.id = a.person_id
    where a.secret_hash = ${secretHash} and a.revoked_at is null`);

export const updateCardUsed = (db: Db, cardId: Id, now: Date) =>
  db.run(sql`update core.account_card set used_at = ${now} where id = ${cardId} and used_at is null`);

export const revokeCards = (db: Db, personIds: readonly Id[], now: Date, { unusedOnly }: { unusedOnly: boolean }) =>
  db.all<{ personId: Id }>(sql`
    update core.account_card set revoked_at = ${now}
    where person_id = any (${personIds}::uuid[]) and revoked_at is null and (${!unusedOnly}::bool or used_at is null)
    returning person_id`);

/** Cards that were revoked at a moment are good again. */
export const restoreCards = (db: Db, personIds: readonly Id[], revokedAt: Date) =>
  db.all<{ personId: Id }>(sql`
    update core.account_card set revoked_at = null
    where person_id = any (${personIds}::uuid[]) and revoked_at = ${revokedAt} returning person_id`);

/** Whose password is still an initial one, or none at all: nobody has signed in with a password of his own. */
export const selectWithoutOwnPassword = (db: Db, personIds: readonly Id[]) =>
  db.all<{ id: Id }>(sql`
    select id from core.person
    where id = any (${personIds}::uuid[]) and (password_hash is null or must_change_password)`);

/** Stores initial passwords, which must be changed at the first login. */
export const updateInitialPasswords = (db: Db, rows: readonly { id: Id; hash: string }[]) =>
  db.run(sql`
    update core.person p set password_hash = r.hash, must_change_password = true
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ hash }) => hash)}::text[]) as r (id, hash)
    where p.id = r.id`);

/** People without their own password have no password at all then. */
export const clearInitialPasswords = (db: Db, personIds: readonly Id[]) =>
  db.all<{ id: Id }>(sql`
    update core.person set password_hash = null, must_change_password = true
    where id = any (${personIds}::uuid[]) and (password_hash is null or must_change_password) returning id`);
