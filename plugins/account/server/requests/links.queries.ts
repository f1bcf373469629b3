import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

export interface LinkRow {
  readonly personId: Id;
  readonly isFirst: boolean;
  /** What power over others the person had when the link was made. */
  readonly powers: readonly string[];
}

export const insertLink = (
  db: Db,
  link: LinkRow & { readonly id: Buffer; readonly madeAt: Date; readonly expiresAt: Date },
) =>
  db.run(sql`
    insert into account.password_link (id, person_id, is_first, powers, made_at, expires_at)
    values (${link.id}, ${link.personId}, ${link.isFirst}, ${[...link.powers]}::text[], ${link.madeAt}, ${link.expiresAt})`);

export const selectOptionalLink = (db: Db, id: Buffer, now: Date) =>
  db.maybe<LinkRow>(sql`
    select person_id, is_first, powers from account.password_link
    where id = ${id} and expires_at > ${now}`);

/** Uses the link up, and with it all others of the person. Nothing when somebody else was quicker. */
export const consumeLink = (db: Db, id: Buffer, now: Date) =>
  db.maybe<LinkRow>(sql`
    with taken as (delete from account.password_link where id = ${id} and expires_at > ${now} returning person_id, is_first, powers),
      others as (delete from account.password_link where person_id = (select person_id from taken) and id <> ${id})
    select person_id, is_first, powers from taken`);

/** New links make older ones of the person worthless. */
export const deleteLinksOf = (db: Db, personId: Id) =>
  db.run(sql`delete from account.password_link where person_id = ${personId}`);

export const deleteOldLinks = (db: Db, now: Date) =>
  db.run(sql`delete from account.password_link where expires_at <= ${now}`);
