import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { containing, type Paged, pageOf } from 'edutech/core/server/data/paging';

/** Bytes that somebody has stored, and their own limit if one was set; null: the settings apply. */
export interface StorageUse {
  readonly used: number;
  readonly ownLimit: number | null;
}

/** A school with what its files take up. */
export interface SchoolStorage extends StorageUse {
  readonly id: Id;
  readonly name: string;
  readonly county: string;
  readonly files: number;
}

const named = (q: string | undefined, text: Query): Query => (q ? sql`${text} ilike ${containing(q)}` : sql`true`);

/** Schools, those that have most first. */
export const selectSchoolStorage = (db: Db, paged: Paged): Promise<SchoolStorage[]> =>
  db.all(sql<SchoolStorage>`
    with kept as (
      select school_id, sum(bytes) as bytes, count(*) as files from core.file
      where school_id is not null group by school_id)
    select o.id, o.name, c.name as county, coalesce(k.bytes, 0) as used, coalesce(k.files, 0) as files,
      q.bytes as own_limit
    from core.school o
    join core.county c on c.id = o.county_id
    left join kept k on k.school_id = o.id
    left join core.storage_quota q on q.school_id = o.id
    where ${named(paged.q, sql`concat(o.name, ' ', c.name)`)}
    order by used desc, o.sort, o.name, o.id ${pageOf(paged)}`);

export const countSchools = async (db: Db, q: string | undefined): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from core.school o join core.county c on c.id = o.county_id
      where ${named(q, sql`concat(o.name, ' ', c.name)`)}`)
  ).count;

/** A person with what his files take up. */
export interface PersonStorage extends StorageUse {
  readonly id: Id;
  readonly name: string;
  readonly usercode: string;
  /** Where he works; empty: nowhere any more, or in a bureau. */
  readonly school: string;
  readonly schoolId: Id | null;
  readonly files: number;
}

/** People who have files, or for whom a limit was set. */
const keepers = sql`
  with kept as (
    select owner_person_id, sum(bytes) as bytes, count(*) as files from core.file
    where owner_person_id is not null group by owner_person_id)
  select p.id, p.name, p.usercode, coalesce(k.bytes, 0) as used, coalesce(k.files, 0) as files, q.bytes as own_limit
  from core.person p
  left join kept k on k.owner_person_id = p.id
  left join core.storage_quota q on q.person_id = p.id
  where (k.bytes is not null or q.bytes is not null)`;

/** People, those who have most first. */
export const selectPeopleStorage = (db: Db, paged: Paged): Promise<PersonStorage[]> =>
  db.all(sql<PersonStorage>`
    select found.*, coalesce(w.name, '') as school, w.id as school_id
    from (${keepers} and ${named(paged.q, sql`concat(p.name, ' ', p.usercode)`)}
      order by used desc, p.id ${pageOf(paged)}) found
    left join lateral (
      select o.id, o.name from core.post t join core.school o on o.id = t.school_id
      where t.person_id = found.id and t.ended_at is null order by t.is_active desc, t.id limit 1) w on true
    order by found.used desc, found.id`);

export const countPeople = async (db: Db, q: string | undefined): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from (${keepers} and ${named(q, sql`concat(p.name, ' ', p.usercode)`)}) found`)
  ).count;

/** What all files take up by their rows, and what their contents take up: equal ones lie in the store once. */
export const selectStorageTotals = (db: Db) =>
  db.one<{ bytes: number; files: number; stored: number }>(sql`
    select coalesce(sum(bytes), 0) as bytes, count(*) as files,
      (select coalesce(sum(one.bytes), 0) from (select max(bytes) as bytes from core.file group by sha256) one) as stored
    from core.file`);

/** The owner of a limit: a school or a person. */
export type LimitOf =
  | { readonly schoolId: Id; readonly personId?: undefined }
  | { readonly personId: Id; readonly schoolId?: undefined };

/** The name of a school or a person for whom a limit can be set; 404 if it does not exist. */
export const selectNameOf = (db: Db, { schoolId, personId }: LimitOf) =>
  schoolId
    ? db.one<{ name: string }>(sql`select name from core.school where id = ${schoolId}`)
    : db.one<{ name: string }>(sql`select name from core.person where id = ${personId!}`);

/** Says how much a school or a person may keep. */
export const upsertLimit = (
  db: Db,
  id: Id,
  { schoolId = null, personId = null }: Partial<Record<'schoolId' | 'personId', Id | null>>,
  bytes: number,
  now: Date,
) =>
  db.run(sql`
    insert into core.storage_quota (id, school_id, person_id, bytes, changed_at)
    values (${id}, ${schoolId}, ${personId}, ${bytes}, ${now})
    on conflict (school_id, person_id) do update set bytes = excluded.bytes, changed_at = excluded.changed_at`);

/** Back to what the settings say. */
export const deleteLimit = (
  db: Db,
  { schoolId = null, personId = null }: Partial<Record<'schoolId' | 'personId', Id | null>>,
) =>
  db.run(sql`
    delete from core.storage_quota
    where school_id is not distinct from ${schoolId}::uuid and person_id is not distinct from ${personId}::uuid`);
