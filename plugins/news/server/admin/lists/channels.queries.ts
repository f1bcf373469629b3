import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Channel } from '../../../api';

const columns = sql`t.id as typeid, t.name, t.name_en as "nameEn", t.version,
  (select count(*) from news.article a where a.type_id = t.id and a.removed_at is null) as articles`;

export const selectChannels = (db: Db): Promise<Channel[]> =>
  db.all(sql<Channel>`select ${columns} from news.type t order by t.position`);

export const lockOptionalChannel = (db: Db, typeId: Id): Promise<Channel | undefined> =>
  db.maybe(sql<Channel>`select ${columns} from news.type t where t.id = ${typeId} for update`);

export const insertChannel = (db: Db, channel: { typeid: Id; name: string; nameEn: string }) =>
  db.run(sql`
    insert into news.type (id, name, name_en, position)
    select ${channel.typeid}, ${channel.name}, ${channel.nameEn}, coalesce(max(position), -1) + 1 from news.type`);

export const updateChannel = (db: Db, { typeid }: Channel, names: { name: string; nameEn: string }) =>
  db.run(sql`
    update news.type set name = ${names.name}, name_en = ${names.nameEn}, version = version + 1 where id = ${typeid}`);

/** Puts the channels into this order. Positions are unique, so they are moved out of the way first. */
export async function updateChannelOrder(db: Db, typeIds: readonly Id[]): Promise<void> {
  await db.run(sql`update news.type set position = -1 - position where id = any(${typeIds}::uuid[])`);
  await db.run(sql`
    update news.type t set position = given.place - 1
    from unnest(${typeIds}::uuid[]) with ordinality as given (id, place) where t.id = given.id`);
}

export const deleteChannel = (db: Db, { typeid }: Channel) => db.run(sql`delete from news.type where id = ${typeid}`);
