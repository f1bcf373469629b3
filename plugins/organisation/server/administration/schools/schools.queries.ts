import type { Id } from 'edutech/core/common/ids';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { containing, orderOf, type Paged, pageOf } from 'edutech/core/server/data/paging';
import { isAdministered } from '../scope';

/** What of a school can be edited. */
export interface SchoolValues {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly stage: Stage;
  readonly countyId: Id;
}
export type SchoolVersion = SchoolValues & { readonly version: number };

export interface SchoolRow extends SchoolVersion {
  readonly id: Id;
  readonly countyName: string;
  readonly countyNameEn: string;
  readonly classes: number;
  readonly students: number;
  readonly staff: number;
}

export interface SchoolFilter extends Paged {
  readonly stage?: Stage;
  readonly countyId?: Id;
}

const values = sql`s.code, s.name, s.name_en, s.stage, s.county_id, s.version`;

function fits(actor: SignedIn, { q, countyId }: SchoolFilter): Query {
  return sql`${isAdministered(actor)}
    ${countyId ? sql`and s.county_id = ${countyId}` : sql``}
    ${q ? sql`and (s.name ilike ${containing(q)} or s.name_en ilike ${containing(q)} or s.code = ${q})` : sql``}`;
}

/** A page of the schools that somebody administers, with their sizes in a term. */
export const selectSchoolPage = (db: Db, actor: SignedIn, filter: SchoolFilter, termId: Id | null) =>
  db.all<SchoolRow>(sql`
    select s.id, ${values}, y.name as county_name, y.name_en as county_name_en,
      (select count(*) from core.class c join core.term t on t.school_year_id = c.school_year_id
        where c.school_id = s.id and t.id = ${termId}::uuid) as classes,
      (select count(*) from core.class_member m where m.school_id = s.id and m.term_id = ${termId}::uuid) as students,
      (select count(distinct o.person_id) from core.post o
        where o.school_id = s.id and o.role_type <> 3 and o.ended_at is null) as staff
    from core.school s join core.county y on y.id = s.county_id
    where ${fits(actor, filter)} ${filter.stage ? sql`and s.stage = ${filter.stage}` : sql``}
    ${orderOf(filter, { name: sql`s.name collate "zh-x-icu"`, code: sql`s.code`, county: sql`y.sort` }, sql`y.sort, s.sort, s.code, s.id`)}
    ${pageOf(filter)}`);

/** How many schools of each stage fit the rest of a filter. */
export const countSchools = (db: Db, actor: SignedIn, filter: SchoolFilter) =>
  db.all<{ stage: Stage; count: number }>(sql`
    select s.stage, count(*) as count from core.school s where ${fits(actor, filter)} group by s.stage`);

/** Counties whose schools somebody administers. */
export const selectCounties = (db: Db, actor: SignedIn) =>
  db.all<{ id: Id; name: string; nameEn: string }>(sql`
    select y.id, y.name, y.name_en from core.county y
    where ${actor.reach === 'city' ? sql`true` : sql`y.id = ${actor.countyId}::uuid`} order by y.sort, y.name`);

export const selectSchoolVersion = (db: Db, id: Id) =>
  db.one<SchoolVersion>(sql`select ${values} from core.school s where s.id = ${id}`, 'core.organisation.noSchool');

export const insertSchool = (db: Db, id: Id, school: SchoolValues) =>
  db.run(sql`
    insert into core.school (id, county_id, code, name, name_en, stage)
    values (${id}, ${school.countyId}, ${school.code}, ${school.name}, ${school.nameEn}, ${school.stage})`);

export const updateSchool = (db: Db, id: Id, { version, ...school }: SchoolVersion) =>
  db.run(sql`
    update core.school set county_id = ${school.countyId}, code = ${school.code}, name = ${school.name},
      name_en = ${school.nameEn}, stage = ${school.stage}
    where id = ${id} and version = ${version}`);

export const deleteSchool = (db: Db, id: Id) => db.run(sql`delete from core.school where id = ${id}`);
