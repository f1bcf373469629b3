import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Day } from 'edutech/core/common/time/city-time';
import type { Period } from 'edutech/core/common/time/periods';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import type { LessonChange, TimetableVersion } from '../../../model/timetable/lessons';
import type { CityDay, SchoolDay } from '../../../model/timetable/school-days';
import type { Whose } from '../../../api/timetable/lessons';
import { idOf, type SlotRow, slotsOf } from './slots.queries';

interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** Choices count for days that make up for the same day as when they were made. */
const validChoices = (schoolId: Id) => sql`organisation.makeup_choice m
  join organisation.city_day c on c.kind = 'makeup' and c.first_day = m.day and c.replaces = m.replaces
  where m.school_id = ${schoolId}`;

/** Periods of a school's day; none: it has the usual ones. */
export const selectPeriods = (db: Db, schoolId: Id) =>
  db.all<Period>(sql`select starts, ends from organisation.period where school_id = ${schoolId} order by number`);

export const selectRooms = (db: Db, schoolId: Id) =>
  db.all<{ name: string; classes: number }>(
    sql`select name, classes from organisation.shared_room where school_id = ${schoolId} order by name`,
  );

const overlap = ({ from, to }: Days) => sql`d.first_day <= ${to}::date and d.last_day >= ${from}::date`;

export const selectCityDays = (db: Db, days: Days, language: Language) =>
  db.all<CityDay>(sql`
    select d.kind, ${inLanguage('d', language)} as name, d.first_day::text, d.last_day::text, d.replaces::text
    from organisation.city_day d where ${overlap(days)} order by d.first_day, d.kind desc`);

export const selectSchoolDays = (db: Db, schoolId: Id, days: Days) =>
  db.all<SchoolDay>(sql`
    select d.kind, d.name, d.note, d.first_day::text, d.last_day::text, d.from_period, d.to_period
    from organisation.school_day d where d.school_id = ${schoolId} and ${overlap(days)} order by d.first_day, d.id`);

export const selectChoices = (db: Db, schoolId: Id, { from, to }: Days) =>
  db.all<{ day: Day; weekday: number }>(sql`
    select m.day::text, m.weekday from ${validChoices(schoolId)} and m.day between ${from}::date and ${to}::date`);

export type ChangeRow = LessonChange & { readonly teacher: string | null };

/** What decides which lessons a school has on some days. */
export interface Ground {
  /** Changes of lessons on these days, or to them. */
  readonly changes: ChangeRow[];
  /** Terms that have a day in common with them; the same for what follows. */
  readonly terms: { readonly termId: Id; readonly startsOn: Day; readonly endsOn: Day }[];
  /** Published timetables of these terms. */
  readonly versions: TimetableVersion[];
  /** None: the school has the usual ones. */
  readonly periods: Period[];
  readonly city: CityDay[];
  readonly school: SchoolDay[];
  readonly choices: { readonly day: Day; readonly weekday: number }[];
  /** Lessons of whose week it is; none, where only the school's days are asked for. */
  readonly slots: SlotRow[];
}

/** Rows as an array of JSON: `order` sorts them, `row` is their `json_build_object`. */
const listOf = (row: Query, from: Query, order: Query) =>
  sql`(select coalesce(json_agg(${row} order by ${order}), '[]'::json) from ${from})`;

/**
 * All of it in one statement, because every home asks for it. A lesson that was moved to these days is looked up where it
 * comes from, so days and terms are read as widely as the changes reach.
 */
export const selectGround = (
  db: Db,
  { schoolId, whose }: { readonly schoolId: Id; readonly whose?: Whose },
  { from, to }: Days,
  language: Language,
) =>
  db.one<Ground>(sql`
    with changed as (
      select c.*, p.name as teacher from organisation.lesson_change c left join core.person p on p.id = c.teacher_id
      where c.school_id = ${schoolId} and (c.day between ${from}::date and ${to}::date
        or c.to_day between ${from}::date and ${to}::date)),
    wide as (
      select least(${from}::date, min(day)) as first_day, greatest(${to}::date, max(day)) as last_day from changed)
    select
      ${listOf(
        sql`json_build_object('id', ${idOf('id')}, 'swapId', ${idOf('swap_id')}, 'classId', ${idOf('class_id')},
          'day', day::text, 'period', period, 'subjectId', ${idOf('subject_id')}, 'title', title, 'kind', kind, 'toDay', to_day::text, 'toPeriod', to_period,
          'teacherId', ${idOf('teacher_id')}, 'teacher', teacher, 'reason', reason)`,
        sql`changed`,
        sql`day, period, id`,
      )} as changes,
      ${listOf(
        sql`json_build_object('termId', ${idOf('t.id')}, 'startsOn', t.starts_on::text, 'endsOn', t.ends_on::text)`,
        sql`core.term t where t.starts_on <= wide.last_day and t.ends_on >= wide.first_day`,
        sql`t.starts_on`,
      )} as terms,
      ${listOf(
        sql`json_build_object('id', ${idOf('v.id')}, 'termId', ${idOf('v.term_id')}, 'fromWeek', v.from_week)`,
        sql`organisation.timetable v join core.term t on t.id = v.term_id
          where v.school_id = ${schoolId} and v.from_week is not null
            and t.starts_on <= wide.last_day and t.ends_on >= wide.first_day`,
        sql`v.from_week`,
      )} as versions,
      ${listOf(
        sql`json_build_object('starts', b.starts, 'ends', b.ends)`,
        sql`organisation.period b where b.school_id = ${schoolId}`,
        sql`b.number`,
      )} as periods,
      ${listOf(
        sql`json_build_object('kind', d.kind, 'name', ${inLanguage('d', language)}, 'firstDay', d.first_day::text,
          'lastDay', d.last_day::text, 'replaces', d.replaces::text)`,
        sql`organisation.city_day d where d.first_day <= wide.last_day and d.last_day >= wide.first_day`,
        sql`d.first_day, d.kind desc`,
      )} as city,
      ${listOf(
        sql`json_build_object('kind', s.kind, 'name', s.name, 'note', s.note, 'firstDay', s.first_day::text,
          'lastDay', s.last_day::text, 'fromPeriod', s.from_period, 'toPeriod', s.to_period)`,
        sql`organisation.school_day s where s.school_id = ${schoolId}
          and s.first_day <= wide.last_day and s.last_day >= wide.first_day`,
        sql`s.first_day, s.id`,
      )} as school,
      ${listOf(
        sql`json_build_object('day', m.day::text, 'weekday', m.weekday)`,
        sql`${validChoices(schoolId)} and m.day between wide.first_day and wide.last_day`,
        sql`m.day`,
      )} as choices,
      ${whose ? slotsOf(whose, language) : sql`'[]'::json`} as slots
    from wide`);
