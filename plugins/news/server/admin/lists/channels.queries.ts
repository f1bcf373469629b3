import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import { channelsOf, standsIn } from '../../channels-of-site.queries';

/** A channel as a site has it. */
export interface ShownChannel {
  readonly typeId: Id;
  readonly name: string;
  readonly nameEn: string;
  readonly isHidden: boolean;
}

/** A channel of the city. */
export interface ChannelRow extends ShownChannel {
  readonly version: number;
  readonly articles: number;
  readonly isLocked: boolean;
}

const columns = sql`t.id as type_id, t.name, t.name_en, false as is_hidden, t.version, t.is_locked,
  (select count(*) from news.article a where ${standsIn(sql`t.id`)} and a.removed_at is null) as articles`;

export const selectChannels = (db: Db): Promise<ChannelRow[]> =>
  db.all(sql<ChannelRow>`select ${columns} from news.type t order by t.position`);

export const lockOptionalChannel = (db: Db, typeId: Id): Promise<ChannelRow | undefined> =>
  db.maybe(sql<ChannelRow>`select ${columns} from news.type t where t.id = ${typeId} for update`);

/** Locks all channels until the transaction ends, and returns their ids. */
export const lockChannelIds = async (db: Db): Promise<Id[]> =>
  (await db.all(sql<{ id: Id }>`select id from news.type order by id for update`)).map(({ id }) => id);

interface Named {
  readonly name: string;
  readonly nameEn: string;
  readonly isLocked: boolean;
}

export const insertChannel = (db: Db, typeId: Id, { name, nameEn, isLocked }: Named) =>
  db.run(sql`
    insert into news.type (id, name, name_en, is_locked, position)
    select ${typeId}, ${name}, ${nameEn}, ${isLocked}, coalesce(max(position), -1) + 1 from news.type`);

export const updateChannel = (db: Db, { typeId }: ChannelRow, { name, nameEn, isLocked }: Named) =>
  db.run(sql`
    update news.type set name = ${name}, name_en = ${nameEn}, is_locked = ${isLocked}, version = version + 1
    where id = ${typeId}`);

/** Writes the order of the channels. Positions are unique, so they are moved out of the way first. */
export async function updateChannelOrder(db: Db, typeIds: readonly Id[]): Promise<void> {
  await db.run(sql`update news.type set position = -1 - position where id = any(${typeIds}::uuid[])`);
  await db.run(sql`
    update news.type t set position = given.place - 1
    from unnest(${typeIds}::uuid[]) with ordinality as given (id, place) where t.id = given.id`);
}

/**
 * Removed drafts stay restorable when their channel is deleted: they move to the first of the
 * others. Their version numbers stay, so that an open undo keeps working.
 */
export const moveRemovedDrafts = (db: Db, { typeId }: ChannelRow) =>
  db.run(sql`
    update news.article set type_id = (select id from news.type where id <> ${typeId} order by position limit 1)
    where type_id = ${typeId} and removed_at is not null`);

export const deleteChannel = (db: Db, { typeId }: ChannelRow) =>
  db.run(sql`delete from news.type where id = ${typeId}`);

/** The channels as a site has them: `siteIds` are its county and, of a school, the school. */
export const selectChannelsOf = (db: Db, siteIds: readonly Id[]): Promise<ShownChannel[]> =>
  db.all(sql<ShownChannel>`
    select t.id as type_id, t.name, t.name_en, t.is_hidden from ${channelsOf(siteIds)} t
    order by t.position`);

/** What a site has made of a channel itself. */
export interface OwnChannel extends ShownChannel {
  readonly version: number;
}

/** What a site itself has made of channels, locked ones too. */
export const selectOwnChannels = (db: Db, siteId: Id): Promise<OwnChannel[]> =>
  db.all(sql<OwnChannel>`
    select type_id, name, name_en, is_hidden, version
    from news.type_of_site where site_id = ${siteId}`);

/** Writes a site's settings of a channel; the caller has locked the channel. */
export const upsertOwnChannel = (
  db: Db,
  place: { countyId: Id | null; schoolId: Id | null },
  { typeId, name, nameEn, isHidden }: ShownChannel,
  by: string,
) =>
  db.run(sql`
    insert into news.type_of_site (type_id, site_county_id, site_school_id, name, name_en, is_hidden, updated_by)
    values (${typeId}, ${place.countyId}, ${place.schoolId}, ${name}, ${nameEn}, ${isHidden}, ${by})
    on conflict (site_id, type_id) do update set name = excluded.name, name_en = excluded.name_en,
      is_hidden = excluded.is_hidden, updated_by = excluded.updated_by, version = type_of_site.version + 1`);

export const deleteOwnChannel = (db: Db, siteId: Id, typeId: Id): Promise<number> =>
  db.run(sql`delete from news.type_of_site where site_id = ${siteId} and type_id = ${typeId}`);
