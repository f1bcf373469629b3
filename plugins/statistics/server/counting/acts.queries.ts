import { newId } from 'edutech/core/common/ids';
import { cityTimeZone, type Day } from 'edutech/core/common/time/city-time';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Act, ActKind } from '../../api';

/** Stands for the whole school, and for a student without a class. */
export const noClass = '00000000000000000000000000000000';

export const insertActs = (db: Db, acts: readonly Act[]) =>
  db.run(sql`
    insert into statistics.act (school_id, id, kind, person_id, at)
    select * from unnest(${acts.map(({ schoolId }) => schoolId)}::uuid[],
      ${acts.map(({ at }) => newId(at.getTime()))}::uuid[], ${acts.map(({ kind }) => kind)}::text[],
      ${acts.map(({ personId }) => personId)}::uuid[], ${acts.map(({ at }) => at)}::timestamptz[])`);

/** One process at a time adds up; another that finds it held leaves the rows to the holder. */
export const tryHold = async (db: Db): Promise<boolean> =>
  (await db.one<{ isHeld: boolean }>(sql`select pg_try_advisory_xact_lock(hashtext('statistics.fold'), 0) as is_held`))
    .isHeld;

export const hold = (db: Db) => db.run(sql`select pg_advisory_xact_lock(hashtext('statistics.fold'), 0)`);

const kindsTable = (kinds: readonly ActKind[]): Query => sql`
  unnest(${kinds.map(({ id }) => id)}::text[], ${kinds.map(({ by }) => by)}::text[]) as k (kind, by)`;

/** Acts as hours of people's days. */
export const hoursOf = (acts: Query): Query => sql`
  select school_id, kind, person_id, (at at time zone ${cityTimeZone})::date as day,
    extract(hour from at at time zone ${cityTimeZone})::smallint as hour, count(*)::int as acts
  from ${acts} a group by 1, 2, 3, 4, 5`;

/** People's days by kind, and of all that they did, each with the class in which a student was that day. */
export const peopleOf = (hours: Query, kinds: readonly ActKind[]): Query => sql`
  select p.school_id, p.day, p.person_id, p.kind, p.acts, coalesce(m.class_id, ${noClass}::uuid) as class_id
  from (
    select h.school_id, h.day, h.person_id, coalesce(h.kind, k.by) as kind, k.by, sum(h.acts)::int as acts
    from ${hours} h join ${kindsTable(kinds)} on k.kind = h.kind
    group by grouping sets ((h.school_id, h.day, h.person_id, h.kind, k.by), (h.school_id, h.day, h.person_id, k.by))
  ) p
  left join lateral (
    select c.class_id from core.class_member c join core.term t on t.id = c.term_id
    where p.by = 'student' and c.person_id = p.person_id and c.school_id = p.school_id
      and p.day between t.starts_on and t.ends_on order by c.class_id limit 1) m on true`;

/** Each row once for the school, and once for the class where there is one. */
export const inPlaces = sql`cross join lateral (
  select ${noClass}::uuid as place union select d.class_id where d.class_id <> ${noClass}::uuid) places`;

/** Adds up to so many acts that wait; answers how many. */
export const foldActs = async (db: Db, kinds: readonly ActKind[], most: number): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      with taken as (
        delete from statistics.act where (school_id, id) in (
          select school_id, id from statistics.act order by school_id, id limit ${most})
        returning school_id, kind, person_id, at
      ), hours as (${hoursOf(sql`taken`)}
      ), people as (${peopleOf(sql`hours`, kinds)}
      ), written as (
        insert into statistics.person_day as known (school_id, day, person_id, kind, class_id, acts)
        select school_id, day, person_id, kind, class_id, acts from people
        on conflict (school_id, day, person_id, kind) do update set acts = known.acts + excluded.acts
        returning school_id, day, person_id, kind, class_id, xmax = 0 as is_new
      ), days as (
        insert into statistics.daily as known (school_id, day, kind, class_id, acts, people)
        select d.school_id, d.day, d.kind, places.place, sum(p.acts), count(*) filter (where d.is_new)
        from written d join people p using (school_id, day, person_id, kind) ${inPlaces}
        group by 1, 2, 3, 4
        on conflict (school_id, day, kind, class_id) do update
          set acts = known.acts + excluded.acts, people = known.people + excluded.people
      ), by_hour as (
        insert into statistics.hourly as known (school_id, day, hour, kind, acts, people)
        select school_id, day, hour, kind, sum(acts), count(*) from hours group by 1, 2, 3, 4
        on conflict (school_id, day, hour, kind) do update
          set acts = known.acts + excluded.acts, people = greatest(known.people, excluded.people)
      )
      select count(*) as count from taken`)
  ).count;

/** Days of people are kept as long as a recount may ask for them. */
export const deletePeopleBefore = (db: Db, day: Day) =>
  db.run(sql`delete from statistics.person_day where day < ${day}::date`);
