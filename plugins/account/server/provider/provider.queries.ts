import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

// All of it sees as the system: the provider speaks with other servers.

export interface ProviderItem {
  readonly payload: Record<string, unknown>;
  readonly consumedAt: Date | null;
}

interface NewItem {
  readonly payload: Record<string, unknown>;
  readonly grantId: string | null;
  readonly uid: string | null;
  readonly expiresAt: Date | null;
}

export const upsertItem = (db: Db, model: string, id: Buffer, item: NewItem) =>
  db.run(sql`
    insert into account.provider_item (model, id, payload, grant_id, uid, expires_at)
    values (${model}, ${id}, ${JSON.stringify(item.payload)}::jsonb, ${item.grantId}, ${item.uid}, ${item.expiresAt})
    on conflict (model, id) do update
      set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`);

const columns = sql`payload, consumed_at`;

export const selectItem = (db: Db, model: string, id: Buffer, now: Date) =>
  db.maybe<ProviderItem>(sql`
    select ${columns} from account.provider_item
    where model = ${model} and id = ${id} and (expires_at is null or expires_at > ${now})`);

export const selectItemByUid = (db: Db, model: string, uid: string, now: Date) =>
  db.maybe<ProviderItem>(sql`
    select ${columns} from account.provider_item
    where model = ${model} and uid = ${uid} and (expires_at is null or expires_at > ${now})`);

export const updateConsumed = (db: Db, model: string, id: Buffer, now: Date) =>
  db.run(sql`update account.provider_item set consumed_at = ${now} where model = ${model} and id = ${id}`);

export const deleteItem = (db: Db, model: string, id: Buffer) =>
  db.run(sql`delete from account.provider_item where model = ${model} and id = ${id}`);

export const deleteItemsOfGrant = (db: Db, grantId: string) =>
  db.run(sql`delete from account.provider_item where grant_id = ${grantId}`);

export const deleteOldItems = (db: Db, now: Date) =>
  db.run(sql`delete from account.provider_item where expires_at <= ${now}`);

/** Keeps a key, unless another process was quicker. */
export const insertKey = (db: Db, id: string, sealed: string, now: Date) =>
  db.run(sql`
    insert into account.provider_key (id, sealed, created_at) values (${id}, ${sealed}, ${now}) on conflict do nothing`);

export const selectKey = (db: Db, id: string) =>
  db.maybe<{ sealed: string }>(sql`select sealed from account.provider_key where id = ${id}`);

/** Data of people for modules. */
export interface ClaimsPerson {
  readonly name: string;
  readonly username: string;
  readonly usercode: string;
  readonly category: number;
  readonly posts: readonly { roleType: number; schoolId: Id | null; school: string | null }[];
}

export const selectClaimsPerson = (db: Db, personId: Id) =>
  db.maybe<ClaimsPerson>(sql`
    select p.name, p.username, p.usercode, p.category, coalesce((
      select json_agg(json_build_object('roleType', o.role_type, 'schoolId', replace(o.school_id::text, '-', ''),
        'school', s.name) order by o.is_active desc, o.id)
      from core.post o left join core.school s on s.id = o.school_id
      where o.person_id = p.id and o.ended_at is null), '[]') as posts
    from core.person p where p.id = ${personId} and p.disabled_at is null`);
