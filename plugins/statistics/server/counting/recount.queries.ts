import type { Day } from 'edutech/core/common/time/city-time';
import { cityMoment } from 'edutech/core/common/time/periods';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { FigureSource } from '../../api';
import { hoursOf, inPlaces, peopleOf } from './acts.queries';

interface Recounted {
  /** Rows of the projections and of the areas that were held against each other. */
  readonly compared: number;
  readonly differences: number;
}

/** All that areas have of a day, from their own rows. */
function actsOf(sources: readonly FigureSource[], day: Day): Query {
  const from = cityMoment(day, '00:00');
  const until = new Date(from.getTime() + 86_400_000);
  return sources
    .map((source) => source.acts({ from, until }) as Query)
    .reduce(
      (all, one) => sql`${all} union all ${one}`,
      sql`
      select null::text as kind, null::uuid as school_id, null::uuid as person_id, null::timestamptz as at where false`,
    );
}

/** Areas that are switched off cannot be asked: a day with acts of theirs stays as it was counted. */
const selectUnknownKinds = (db: Db, day: Day, ids: readonly string[]) =>
  db.all<{ kind: string }>(sql`
    select distinct kind from statistics.person_day
    where day = ${day}::date and kind <> all(${[...ids, 'teacher', 'student']}::text[])`);

/** Working tables of a recount, empty between two. */
async function emptyTables(db: Db): Promise<void> {
  await db.run(sql`delete from statistics.found_hour`);
  await db.run(sql`delete from statistics.met_person`);
}

/**
 * Counts a day that is over from the rows of the areas, holds the projections against it and makes them equal. Null: an area with
 * acts of this day is off. The caller holds the projections.
 */
export async function recountDay(
  db: Db,
  { sources, day }: { readonly sources: readonly FigureSource[]; readonly day: Day },
): Promise<Recounted | null> {
  const kinds = sources.flatMap((source) => source.kinds);
  const ids = kinds.map(({ id }) => id);
  if ((await selectUnknownKinds(db, day, ids)).length > 0) return null;
  await emptyTables(db);
  await db.run(sql`
    insert into statistics.found_hour (school_id, kind, person_id, day, hour, acts)
    ${hoursOf(sql`(${actsOf(sources, day)})`)}`);
  await db.run(sql`
    insert into statistics.met_person (school_id, day, person_id, kind, acts, class_id)
    ${peopleOf(sql`statistics.found_hour`, kinds)}`);
  const people = await compare(db, {
    table: 'statistics.person_day',
    keys: ['school_id', 'person_id', 'kind'],
    values: ['acts'],
    day,
    columns: ['school_id', 'day', 'person_id', 'kind', 'class_id', 'acts'],
    real: sql`select school_id, day, person_id, kind, class_id, acts from statistics.met_person`,
  });
  const days = await compare(db, {
    table: 'statistics.daily',
    keys: ['school_id', 'kind', 'class_id'],
    values: ['acts', 'people'],
    day,
    real: sql`select d.school_id, d.day, d.kind, places.place as class_id, sum(d.acts)::int as acts, count(*)::int as people
      from statistics.met_person d ${inPlaces} group by 1, 2, 3, 4`,
    columns: ['school_id', 'day', 'kind', 'class_id', 'acts', 'people'],
  });
  const hours = await compare(db, {
    table: 'statistics.hourly',
    keys: ['school_id', 'hour', 'kind'],
    values: ['acts'],
    day,
    real: sql`select school_id, day, hour, kind, sum(acts)::int as acts, count(*)::int as people
      from statistics.found_hour group by 1, 2, 3, 4`,
    columns: ['school_id', 'day', 'hour', 'kind', 'acts', 'people'],
  });
  await updateHourPeople(db, day);
  await emptyTables(db);
  const all = [people, days, hours];
  return {
    compared: all.reduce((sum, one) => sum + one.compared, 0),
    differences: all.reduce((sum, one) => sum + one.differences, 0),
  };
}

/** While acts arrive an hour has as many people as were met at once, at least; now they are known. */
const updateHourPeople = (db: Db, day: Day) =>
  db.run(sql`
    update statistics.hourly h set people = f.people
    from (select school_id, hour, kind, count(*)::int as people from statistics.found_hour group by 1, 2, 3) f
    where h.day = ${day}::date and h.school_id = f.school_id and h.hour = f.hour and h.kind = f.kind and h.people <> f.people`);

interface Comparison {
  readonly table: string;
  readonly keys: readonly string[];
  readonly values: readonly string[];
  readonly columns: readonly string[];
  readonly day: Day;
  readonly real: Query;
}

async function compare(db: Db, { table, keys, values, columns, day, real }: Comparison): Promise<Recounted> {
  const list = (names: readonly string[], of = '') =>
    names.map((name) => sql.ref(of ? `${of}.${name}` : name)).reduce((all, one) => sql`${all}, ${one}`);
  const found = await db.one<Recounted>(sql`
    select count(*)::int as compared, count(*) filter (
      where (${list(values, 's')}) is distinct from (${list(values, 'w')}))::int as differences
    from (${real}) s full join (select * from ${sql.table(table)} where day = ${day}::date) w using (${list(keys)})`);
  if (found.differences > 0) {
    await db.run(sql`delete from ${sql.table(table)} where day = ${day}::date`);
    await db.run(sql`insert into ${sql.table(table)} (${list(columns)}) ${real}`);
  }
  return found;
}

export const upsertRecount = (db: Db, day: Day, { compared, differences }: Recounted, now: Date) =>
  db.run(sql`
    insert into statistics.recount (day, counted_at, compared, differences)
    values (${day}::date, ${now}, ${compared}, ${differences})
    on conflict (day) do update set counted_at = excluded.counted_at, compared = excluded.compared,
      differences = excluded.differences`);
