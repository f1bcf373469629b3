import type { Id } from '../../common/ids';
import { type Db, sql } from '../data/db';
import type { ChangeableName } from '../settings/changeable';

/** Where a setting was changed: for a county, for a school, or with neither for the city. */
export interface ChangePlace {
  readonly countyId: Id | null;
  readonly schoolId: Id | null;
}

/** A change of one setting. The newest of a setting at a place holds; null as `value`: the level above decides again. */
export interface SettingChange extends ChangePlace {
  readonly id: Id;
  /** All changes that were saved together. */
  readonly batchId: Id;
  readonly name: ChangeableName;
  readonly before: unknown;
  readonly value: unknown;
  readonly reason: string;
  readonly changedBy: Id;
  readonly changedAt: Date;
}

/** The newest change of a setting at a place, with what tells where that is. */
export interface HeldChange extends SettingChange {
  readonly placeName: string;
  readonly placeNameEn: string;
  /** Of a county itself, of a school its county; null for the city. */
  readonly inCounty: Id | null;
}

const columns = sql`c.id, c.batch_id, c.name, c.county_id, c.school_id, c.before, c.value, c.reason, c.changed_by,
  c.changed_at`;
const isAt = ({ countyId, schoolId }: ChangePlace) =>
  sql`c.county_id is not distinct from ${countyId}::uuid and c.school_id is not distinct from ${schoolId}::uuid`;

/** The newest change of each setting at each place that the caller sees. */
export const selectHeldChanges = (db: Db) =>
  db.all<HeldChange>(sql`
    select distinct on (c.name, c.county_id, c.school_id) ${columns}, coalesce(s.name, y.name, '') as place_name,
      coalesce(s.name_en, y.name_en, '') as place_name_en, coalesce(s.county_id, c.county_id) as in_county
    from core.setting_change c
    left join core.school s on s.id = c.school_id
    left join core.county y on y.id = c.county_id
    order by c.name, c.county_id, c.school_id, c.changed_at desc, c.id desc`);

/** The schools of counties, for what was changed there. */
export const selectSchoolsOf = (db: Db, countyIds: readonly Id[]) =>
  db.all<{ schoolId: Id; countyId: Id }>(sql`
    select id as school_id, county_id from core.school where county_id = any(${[...countyIds]}::uuid[])`);

/** The latest changes at a place, the newest first. */
export const selectChanges = (db: Db, place: ChangePlace, most: number) =>
  db.all<SettingChange & { readonly changedByName: string }>(sql`
    select ${columns}, coalesce(p.name, '') as changed_by_name
    from core.setting_change c left join core.person p on p.id = c.changed_by
    where ${isAt(place)}
    order by c.changed_at desc, c.id desc limit ${most}`);

/** All changes that were made together with one of these. */
export const selectBatches = (db: Db, batchIds: readonly Id[]) =>
  db.all<SettingChange>(sql`
    select ${columns} from core.setting_change c where c.batch_id = any(${[...batchIds]}::uuid[]) order by c.name`);

/** No two people change settings at once; held until the transaction ends. */
export const lockSettings = (db: Db) => db.run(sql`lock table core.setting_change in share row exclusive mode`);

export const insertChange = (db: Db, row: SettingChange) =>
  db.run(sql`
    insert into core.setting_change
      (id, batch_id, name, county_id, school_id, before, value, reason, changed_by, changed_at)
    values (${row.id}, ${row.batchId}, ${row.name}, ${row.countyId}, ${row.schoolId},
      ${JSON.stringify(row.before)}::jsonb, ${JSON.stringify(row.value)}::jsonb, ${row.reason}, ${row.changedBy},
      ${row.changedAt})`);
