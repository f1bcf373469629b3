import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Day } from 'edutech/core/common/time/city-time';
import type { Period } from 'edutech/core/common/time/periods';
import { type Db, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import type { LessonChange, TimetableVersion } from '../../../model/timetable/lessons';
import type { CityDay, SchoolDay } from '../../../model/timetable/school-days';

interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** Terms that have a day in common with some days. */
export const selectTermsWithin = (db: Db, { from, to }: Days) =>
  db.all<{ termId: Id; startsOn: Day; endsOn: Day }>(sql`
    select id as term_id, starts_on::text, ends_on::text from core.term
    where starts_on <= ${to}::date and ends_on >= ${from}::date order by starts_on`);

/** Periods of a school's day; none: it has the usual ones. */
export const selectPeriods = (db: Db, schoolId: Id) =>
  db.all<Period>(sql`select starts, ends from organisation.period where school_id = ${schoolId} order by number`);

export const selectRooms = (db: Db, schoolId: Id) =>
  db.all<{ name: string; classes: number }>(
    sql`select name, classes from organisation.shared_room where school_id = ${schoolId} order by name`,
  );

/** Published timetables of the terms that have a day in common with some days. */
export const selectVersions = (db: Db, schoolId: Id, { from, to }: Days) =>
  db.all<TimetableVersion>(sql`
    select t.id, t.term_id, t.from_week from organisation.timetable t join core.term m on m.id = t.term_id
    where t.school_id = ${schoolId} and t.from_week is not null and m.starts_on <= ${to}::date and m.ends_on >= ${from}::date`);

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
    select day::text, weekday from organisation.makeup_choice
    where school_id = ${schoolId} and day between ${from}::date and ${to}::date`);

export type ChangeRow = LessonChange & { readonly teacher: string | null };

/** Changes of lessons on some days, or to them. */
export const selectChanges = (db: Db, schoolId: Id, { from, to }: Days) =>
  db.all<ChangeRow>(sql`
    select c.id, c.swap_id, c.class_id, c.day::text, c.period, c.subject_id, c.title, c.kind, c.to_day::text,
      c.to_period, c.teacher_id, p.name as teacher, c.reason
    from organisation.lesson_change c left join core.person p on p.id = c.teacher_id
    where c.school_id = ${schoolId} and (c.day between ${from}::date and ${to}::date
      or c.to_day between ${from}::date and ${to}::date)
    order by c.day, c.period, c.id`);
