import type { Id } from 'edutech/core/common/ids';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

interface Span {
  readonly from: Day;
  readonly to: Day;
}

export interface CityDayValues {
  readonly kind: 'holiday' | 'makeup';
  readonly name: string;
  readonly nameEn: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly replaces: Day | null;
  readonly version: number;
}
export type CityDayRow = CityDayValues & { readonly id: Id };

export interface SchoolDayValues {
  readonly kind: 'holiday' | 'exam' | 'event';
  readonly name: string;
  readonly note: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly fromPeriod: number | null;
  readonly toPeriod: number | null;
  readonly version: number;
}
export type SchoolDayRow = SchoolDayValues & { readonly id: Id };

const cityColumns = sql`id, kind, name, name_en, first_day::text, last_day::text, replaces::text, version`;
const schoolColumns = sql`id, kind, name, note, first_day::text, last_day::text, from_period, to_period, version`;

export const selectCityDayRows = (db: Db, { from, to }: Span) =>
  db.all<CityDayRow>(sql`
    select ${cityColumns} from organisation.city_day
    where first_day <= ${to}::date and last_day >= ${from}::date order by first_day, kind desc`);

export const selectCityDay = (db: Db, id: Id) =>
  db.one<CityDayRow>(
    sql`select ${cityColumns} from organisation.city_day where id = ${id}`,
    'organisation.timetable.noDay',
  );

/** Another day of the city within these; undefined: none. */
export const selectOverlapping = (db: Db, { firstDay, lastDay }: CityDayValues, but: Id | null) =>
  db.maybe<{ name: string }>(sql`
    select name from organisation.city_day
    where first_day <= ${lastDay}::date and last_day >= ${firstDay}::date and id is distinct from ${but}::uuid limit 1`);

/** Holds other writers of the city's days back until the call ends. */
export const lockCityDays = (db: Db) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext('organisation.timetable'), hashtext('city'))`);

export const insertCityDay = (db: Db, id: Id, day: CityDayValues) =>
  db.run(sql`
    insert into organisation.city_day (id, kind, name, name_en, first_day, last_day, replaces)
    values (${id}, ${day.kind}, ${day.name}, ${day.nameEn}, ${day.firstDay}::date, ${day.lastDay}::date,
      ${day.replaces}::date)`);

export const updateCityDay = (db: Db, id: Id, day: CityDayValues) =>
  db.run(sql`
    update organisation.city_day set kind = ${day.kind}, name = ${day.name}, name_en = ${day.nameEn},
      first_day = ${day.firstDay}::date, last_day = ${day.lastDay}::date, replaces = ${day.replaces}::date,
      version = version + 1
    where id = ${id} and version = ${day.version}`);

export const deleteCityDay = (db: Db, id: Id) => db.run(sql`delete from organisation.city_day where id = ${id}`);

export const selectSchoolDayRows = (db: Db, schoolId: Id, { from, to }: Span) =>
  db.all<SchoolDayRow>(sql`
    select ${schoolColumns} from organisation.school_day
    where school_id = ${schoolId} and first_day <= ${to}::date and last_day >= ${from}::date order by first_day, id`);

export const selectSchoolDay = (db: Db, schoolId: Id, id: Id) =>
  db.one<SchoolDayRow>(
    sql`select ${schoolColumns} from organisation.school_day where school_id = ${schoolId} and id = ${id}`,
    'organisation.timetable.noDay',
  );

export const insertSchoolDay = (db: Db, schoolId: Id, id: Id, day: SchoolDayValues) =>
  db.run(sql`
    insert into organisation.school_day (school_id, id, kind, name, note, first_day, last_day, from_period, to_period)
    values (${schoolId}, ${id}, ${day.kind}, ${day.name}, ${day.note}, ${day.firstDay}::date, ${day.lastDay}::date,
      ${day.fromPeriod}::int2, ${day.toPeriod}::int2)`);

export const updateSchoolDay = (db: Db, schoolId: Id, id: Id, day: SchoolDayValues) =>
  db.run(sql`
    update organisation.school_day set kind = ${day.kind}, name = ${day.name}, note = ${day.note},
      first_day = ${day.firstDay}::date, last_day = ${day.lastDay}::date, from_period = ${day.fromPeriod}::int2,
      to_period = ${day.toPeriod}::int2, version = version + 1
    where school_id = ${schoolId} and id = ${id} and version = ${day.version}`);

export const deleteSchoolDay = (db: Db, schoolId: Id, id: Id) =>
  db.run(sql`delete from organisation.school_day where school_id = ${schoolId} and id = ${id}`);

/** What a school chooses for a day that makes up for another; 0: it does not. */
export const upsertChoice = (db: Db, schoolId: Id, day: Day, weekday: number) =>
  db.run(sql`
    insert into organisation.makeup_choice (school_id, day, replaces, weekday)
    select ${schoolId}, d.first_day, d.replaces, ${weekday}::int2 from organisation.city_day d
    where d.kind = 'makeup' and d.first_day = ${day}::date
    on conflict (school_id, day, replaces) do update set weekday = excluded.weekday`);

/** Schools to whose lessons something was changed from a day on, at times within some days. */
export const selectSchoolsWithChanges = async (
  db: Db,
  { firstDay, lastDay }: Pick<CityDayValues, 'firstDay' | 'lastDay'>,
) =>
  (
    await db.all<{ schoolId: Id }>(sql`
      select distinct school_id from organisation.lesson_change
      where day between ${firstDay}::date and ${lastDay}::date or to_day between ${firstDay}::date and ${lastDay}::date
      order by school_id`)
  ).map(({ schoolId }) => schoolId);
