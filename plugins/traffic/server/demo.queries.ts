import type { Id } from 'edutech/core/common/ids';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Place, ViewRow } from './counting/tally';

export type DemoViews = ViewRow;
export interface DemoPeople extends Place {
  readonly day: Day;
  readonly role: string;
  readonly people: number;
}

/** Schools with their counties, in the order of the ids. */
export const selectCounties = (db: Db, ids: readonly Id[]) =>
  db.all<{ schoolId: Id; countyId: Id }>(sql`
    select s.id as school_id, s.county_id from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    join core.school s on s.id = given.id order by given.place`);

/** Days that are over, as they are kept; what is given of the same place and area is added up. */
export async function insertDays(db: Db, views: readonly DemoViews[], people: readonly DemoPeople[]): Promise<void> {
  await db.run(sql`
    insert into traffic.page_view (school_id, county_id, day, channel, views, visits)
    select school_id, county_id, day, channel, sum(views), sum(visits) from unnest(
      ${views.map(({ schoolId }) => schoolId)}::uuid[], ${views.map(({ countyId }) => countyId)}::uuid[],
      ${views.map(({ day }) => day)}::date[], ${views.map(({ channel }) => channel)}::text[],
      ${views.map((row) => row.views)}::int[], ${views.map(({ visits }) => visits)}::int[]
    ) as given (school_id, county_id, day, channel, views, visits) group by 1, 2, 3, 4`);
  await db.run(sql`
    insert into traffic.people (school_id, county_id, day, role, people)
    select school_id, county_id, day, role, sum(people) from unnest(
      ${people.map(({ schoolId }) => schoolId)}::uuid[], ${people.map(({ countyId }) => countyId)}::uuid[],
      ${people.map(({ day }) => day)}::date[], ${people.map(({ role }) => role)}::text[],
      ${people.map((row) => row.people)}::int[]
    ) as given (school_id, county_id, day, role, people) group by 1, 2, 3, 4`);
}
