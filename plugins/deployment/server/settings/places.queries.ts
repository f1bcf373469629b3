import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

interface Named {
  readonly id: Id;
  readonly name: string;
  readonly nameEn: string;
}

/** Counties in their order, with the number of their schools. */
export const selectCounties = (db: Db) =>
  db.all<Named & { readonly schools: number }>(sql`
    select y.id, y.name, y.name_en, count(s.id)::int as schools
    from core.county y left join core.school s on s.county_id = y.id
    group by y.id order by y.sort, y.name`);

export const selectSchools = (db: Db, countyId: Id) =>
  db.all<Named>(sql`
    select id, name, name_en from core.school where county_id = ${countyId} order by sort, name`);

export const selectSchool = (db: Db, schoolId: Id) =>
  db.maybe<Named & { readonly countyId: Id }>(sql`
    select id, name, name_en, county_id from core.school where id = ${schoolId}`);
