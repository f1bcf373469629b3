import type { Id } from 'edutech/core/common/ids';
import type { Category } from 'edutech/core/common/permissions/people';
import { type Db, sql } from 'edutech/core/server/data/db';

/** What the account of a person says of him. Empty text: not known. */
export interface OwnFacts {
  readonly id: Id;
  readonly username: string;
  readonly usercode: string;
  readonly name: string;
  readonly category: Category;
  readonly sex: 1 | 2 | null;
  readonly phone: string;
  readonly avatarFileId: Id | null;
  readonly version: number;
  readonly isFrozen: boolean;
}

/** What one may write of oneself. */
export interface OwnValues {
  readonly sex: 1 | 2 | null;
  readonly phone: string;
}

const columns = sql`id, username, usercode, name, category, sex, coalesce(phone, '') as phone,
  avatar_file_id, version, disabled_at is not null as is_frozen`;

export const selectOwnFacts = (db: Db, personId: Id) =>
  db.one<OwnFacts>(sql`select ${columns} from core.person where id = ${personId}`);

/** The person who signs in with this name, or has this number; a name precedes a number. */
export const selectOptionalByName = (db: Db, nameOrNumber: string) =>
  db.maybe<OwnFacts>(sql`
    select ${columns} from core.person where username = lower(${nameOrNumber}) or usercode = ${nameOrNumber}
    order by username = lower(${nameOrNumber}) desc limit 1`);

export const updateOwnValues = (db: Db, personId: Id, { sex, phone }: OwnValues, version: number) =>
  db.run(sql`
    update core.person set sex = ${sex}::int2, phone = nullif(${phone}, '')
    where id = ${personId} and version = ${version}`);

export const updateAvatar = (db: Db, personId: Id, fileId: Id | null) =>
  db.run(sql`update core.person set avatar_file_id = ${fileId}::uuid where id = ${personId}`);

/** Where a person's account is looked after: the school of the post that he takes first, else its county. */
export const selectHome = (db: Db, personId: Id) =>
  db.maybe<{ schoolId: Id | null; countyId: Id | null }>(sql`
    select school_id, county_id from core.post
    where person_id = ${personId} and ended_at is null order by is_active desc, id limit 1`);
