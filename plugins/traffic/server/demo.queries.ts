import type { Id } from 'edutech/core/common/ids';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

interface OfDay {
  readonly schoolId: Id | null;
  readonly day: Day;
}

/** Days that are over, as they are kept. */
export async function insertDays(
  db: Db,
  views: readonly (OfDay & { readonly channel: string; readonly views: number; readonly visits: number })[],
  people: readonly (OfDay & { readonly role: string; readonly people: number })[],
): Promise<void> {
  await db.run(sql`
    insert into traffic.page_view (school_id, day, channel, views, visits)
    select * from unnest(
      ${views.map(({ schoolId }) => schoolId)}::uuid[], ${views.map(({ day }) => day)}::date[],
      ${views.map(({ channel }) => channel)}::text[], ${views.map((row) => row.views)}::int[],
      ${views.map(({ visits }) => visits)}::int[])`);
  await db.run(sql`
    insert into traffic.people (school_id, day, role, people)
    select * from unnest(
      ${people.map(({ schoolId }) => schoolId)}::uuid[], ${people.map(({ day }) => day)}::date[],
      ${people.map(({ role }) => role)}::text[], ${people.map((row) => row.people)}::int[])`);
}
