import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import type { Period } from '../model/periods';
import type { CountedPlace } from '../model/places';
import type { DayPeople, DayViews } from '../model/report';
import { allChannels, type Batch, type Place } from './counting/tally';

const of = <Row, Value>(rows: readonly Row[], value: (row: Row) => Value) => rows.map(value);

/** Adds what a process has counted, whatever other processes add at the same time. */
export function addBatch(db: Db, { views, people }: Batch): Promise<number> {
  return db.run(sql`
    with opened as (
      insert into traffic.page_view as known (school_id, county_id, day, channel, views, visits)
      select * from unnest(
        ${of(views, (row) => row.schoolId)}::uuid[], ${of(views, (row) => row.countyId)}::uuid[],
        ${of(views, (row) => row.day)}::date[], ${of(views, (row) => row.channel)}::text[],
        ${of(views, (row) => row.views)}::int[], ${of(views, (row) => row.visits)}::int[]
      ) as given (school_id, county_id, day, channel, views, visits)
      order by school_id, county_id, channel, day
      on conflict (school_id, county_id, channel, day) do update
        set views = known.views + excluded.views, visits = known.visits + excluded.visits)
    insert into traffic.people as known (school_id, county_id, day, role, sketch)
    select school_id, county_id, day, role, sketch::varbit from unnest(
      ${of(people, (row) => row.schoolId)}::uuid[], ${of(people, (row) => row.countyId)}::uuid[],
      ${of(people, (row) => row.day)}::date[], ${of(people, (row) => row.role)}::text[],
      ${of(people, (row) => row.sketch)}::text[]
    ) as given (school_id, county_id, day, role, sketch)
    order by school_id, county_id, day, role
    on conflict (school_id, county_id, day, role) do update set sketch = known.sketch | excluded.sketch`);
}

/** Days of the period and of the one before. */
const within = ({ from, until, beforeFrom, beforeUntil }: Period): Query =>
  sql`(day between ${from}::date and ${until}::date or day between ${beforeFrom}::date and ${beforeUntil}::date)`;

/** Rows of a place itself, which count what lies in it. */
const ofPlace = ({ schoolId, countyId }: Place): Query =>
  sql`${isId('school_id', schoolId)} and ${isId('county_id', countyId)}`;
/** In words that the index is made for. */
const isId = (column: string, id: Id | null): Query =>
  id ? sql`${sql.ref(column)} = ${id}` : sql`${sql.ref(column)} is null`;

const peopleOf = sql`coalesce(people, traffic.people_in(sketch))`;

export const selectDays = (db: Db, place: Place, period: Period): Promise<DayViews[]> =>
  db.all(sql<DayViews>`
    select day::text as day, views, visits from traffic.page_view
    where ${ofPlace(place)} and channel = ${allChannels} and ${within(period)}`);

export const selectPeople = (db: Db, place: Place, period: Period): Promise<DayPeople[]> =>
  db.all(sql<DayPeople>`
    select day::text as day, role, ${peopleOf} as people from traffic.people
    where ${ofPlace(place)} and ${within(period)}`);

export const selectChannels = (db: Db, place: Place, period: Period) =>
  db.all(sql<{ channel: string; now: number; before: number }>`
    select channel, coalesce(sum(views) filter (where day >= ${period.from}::date), 0) as now,
      coalesce(sum(views) filter (where day < ${period.from}::date), 0) as before
    from traffic.page_view where ${ofPlace(place)} and channel <> ${allChannels} and ${within(period)} group by channel`);

/** Which places somebody compares. */
export interface PlacesAsked {
  readonly by: 'school' | 'county';
  /** The schools of a county, one school, or those of all the city. */
  readonly among: Place;
  readonly period: Period;
  readonly language: Language;
}

/** Schools or counties, as they were visited. */
export function selectPlaces(db: Db, { by, among, period, language }: PlacesAsked): Promise<CountedPlace[]> {
  const isOfPlace =
    by === 'school' ? sql`school_id = p.id and county_id is null` : sql`school_id is null and county_id = p.id`;
  const isNow = sql`day >= ${period.from}::date`;
  return db.all(sql<CountedPlace>`
    select p.id, p.name, p.county, coalesce(o.views, 0) as views, coalesce(o.before, 0) as before,
      coalesce(o.visits, 0) as visits, coalesce(m.people, 0) as people, coalesce(m.peak, 0) as peak,
      coalesce(m.peak_before, 0) as peak_before
    from (${placesOf(by, among, language)}) p
    cross join lateral (
      select sum(visits) filter (where ${isNow}) as visits, sum(views) filter (where ${isNow}) as views,
        sum(views) filter (where not (${isNow})) as before
      from traffic.page_view where ${isOfPlace} and channel = ${allChannels} and ${within(period)}) o
    cross join lateral (
      select sum(people) filter (where ${isNow}) as people, max(people) filter (where ${isNow}) as peak,
        max(people) filter (where not (${isNow})) as peak_before
      from (select day, sum(${peopleOf}) as people from traffic.people
        where ${isOfPlace} and ${within(period)} group by day) daily) m
    order by views desc, p.sort, p.name, p.id`);
}

function placesOf(by: 'school' | 'county', { countyId, schoolId }: Place, language: Language): Query {
  if (by === 'county')
    return sql`select c.id, ${inLanguage('c', language)} as name, '' as county, c.sort from core.county c`;
  return sql`select s.id, ${inLanguage('s', language)} as name, ${inLanguage('c', language)} as county, s.sort from core.school s
    join core.county c on c.id = s.county_id
    where (${countyId}::uuid is null or s.county_id = ${countyId}::uuid)
      and (${schoolId}::uuid is null or s.id = ${schoolId}::uuid)`;
}

/** Leaves of a day that is over only how many there were. */
export const closeDaysBefore = (db: Db, day: Day) =>
  db.run(sql`
    update traffic.people set people = traffic.people_in(sketch), sketch = null
    where day < ${day}::date and sketch is not null`);

export const deleteDaysBefore = async (db: Db, day: Day): Promise<void> => {
  await db.run(sql`delete from traffic.page_view where day < ${day}::date`);
  await db.run(sql`delete from traffic.people where day < ${day}::date`);
};
