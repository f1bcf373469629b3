import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import { noClass } from '../counting/acts.queries';

/** Which schools: one, those of a county, or all that the connection sees. */
export interface Place {
  readonly countyId?: Id;
  readonly schoolId?: Id;
}

export interface PeriodDays {
  /** School days. */
  readonly days: readonly Day[];
  readonly before: readonly Day[];
}

/** What is counted of a school in a period. */
export interface SchoolCounts {
  readonly id: Id;
  readonly name: string;
  readonly countyId: Id;
  readonly stage: Stage;
  readonly teachers: number;
  readonly students: number;
  readonly classes: number;
  /** People of each day, added up. */
  readonly teacherDays: number;
  readonly studentDays: number;
  readonly teacherDaysBefore: number;
  readonly studentDaysBefore: number;
  readonly signInDays: number;
  readonly signInDaysBefore: number;
  /** Days of classes with homework, those over their limit, and how many classes these are of. */
  readonly classDays: number;
  readonly overDays: number;
  readonly overDaysBefore: number;
  readonly classDaysBefore: number;
  readonly givenClasses: number;
  readonly givenClassesBefore: number;
  readonly medianMinutes: number | null;
  readonly resources: number;
  readonly exams: number;
}

const isInPlace = ({ countyId, schoolId }: Place): Query =>
  schoolId ? sql`s.id = ${schoolId}` : countyId ? sql`s.county_id = ${countyId}` : sql`true`;

const dayList = (days: readonly Day[]): Query => sql`${[...days]}::date[]`;

/** Counts of schools, in the order of their names. */
export const selectSchoolCounts = (db: Db, place: Place, { days, before }: PeriodDays, language: Language) => {
  const all = [...days, ...before];
  const isNow = sql`day = any(${dayList(days)})`;
  const isBefore = sql`day = any(${dayList(before)})`;
  return db.all<SchoolCounts>(sql`
    with people as (
      select school_id, kind, sum(people) filter (where ${isNow})::int as now, sum(people) filter (where ${isBefore})::int as before
      from statistics.daily
      where kind in ('teacher', 'student') and class_id = ${noClass}::uuid and day = any(${dayList(all)}) group by 1, 2
    ), signed as (
      select school_id, sum(value) filter (where ${isNow})::int as now, sum(value) filter (where ${isBefore})::int as before
      from statistics.stock where kind = 'people.signedIn' and day = any(${dayList(all)}) group by 1
    ), loads as (
      select school_id, count(*) filter (where ${isNow})::int as class_days,
        count(*) filter (where ${isNow} and minutes > most)::int as over_days,
        count(*) filter (where ${isBefore})::int as class_days_before,
        count(*) filter (where ${isBefore} and minutes > most)::int as over_days_before,
        count(distinct class_id) filter (where ${isNow})::int as given_classes,
        count(distinct class_id) filter (where ${isBefore})::int as given_classes_before,
        percentile_cont(0.5) within group (order by minutes) filter (where ${isNow}) as median_minutes
      from statistics.class_load where subject_id = ${noClass}::uuid and day = any(${dayList(all)}) group by 1
    ), stocks as (
      select school_id, sum(value) filter (where kind = 'people.teacher')::int as teachers,
        sum(value) filter (where kind = 'people.student')::int as students,
        sum(value) filter (where kind = 'people.class')::int as classes,
        sum(value) filter (where kind like 'resource.%')::int as resources,
        sum(value) filter (where kind = 'exam.held')::int as exams
      from statistics.stock where day = (select max(day) from statistics.stock) group by 1
    )
    select s.id, ${inLanguage('s', language)} as name, s.county_id, s.stage, coalesce(k.teachers, 0) as teachers,
      coalesce(k.students, 0) as students, coalesce(k.classes, 0) as classes,
      coalesce(t.now, 0) as teacher_days, coalesce(p.now, 0) as student_days,
      coalesce(t.before, 0) as teacher_days_before, coalesce(p.before, 0) as student_days_before,
      coalesce(g.now, 0) as sign_in_days, coalesce(g.before, 0) as sign_in_days_before,
      coalesce(l.class_days, 0) as class_days, coalesce(l.over_days, 0) as over_days,
      coalesce(l.class_days_before, 0) as class_days_before, coalesce(l.over_days_before, 0) as over_days_before,
      coalesce(l.given_classes, 0) as given_classes,
      coalesce(l.given_classes_before, 0) as given_classes_before, l.median_minutes,
      coalesce(k.resources, 0) as resources, coalesce(k.exams, 0) as exams
    from core.school s
    left join stocks k on k.school_id = s.id
    left join people t on t.school_id = s.id and t.kind = 'teacher'
    left join people p on p.school_id = s.id and p.kind = 'student'
    left join signed g on g.school_id = s.id
    left join loads l on l.school_id = s.id
    where ${isInPlace(place)}
    order by s.sort, s.name, s.id`);
};

export interface CountyRow {
  readonly id: Id;
  readonly name: string;
}

export const selectCounties = (db: Db, language: Language) =>
  db.all<CountyRow>(sql`select c.id, ${inLanguage('c', language)} as name from core.county c order by c.sort, c.name`);

/** People of each day in each county. */
export const selectCountyDays = (db: Db, days: readonly Day[]) =>
  db.all<{ countyId: Id; kind: 'teacher' | 'student'; day: Day; people: number }>(sql`
    select s.county_id, d.kind, d.day::text as day, sum(d.people)::int as people
    from statistics.daily d join core.school s on s.id = d.school_id
    where d.kind in ('teacher', 'student') and d.class_id = ${noClass}::uuid and d.day = any(${dayList(days)})
    group by 1, 2, 3`);

/** Homework minutes of a grade: of classes' days, from the smallest tenth to the largest. */
export interface GradeMinutes {
  readonly grade: number;
  readonly classes: number;
  readonly classDays: number;
  readonly overDays: number;
  /** Limits differ between schools: the least of them. */
  readonly most: number | null;
  readonly quantiles: readonly number[];
}

export const selectGradeMinutes = (db: Db, place: Place, days: readonly Day[]) =>
  db.all<GradeMinutes>(sql`
    select l.grade, count(distinct l.class_id)::int as classes, count(*)::int as class_days,
      count(*) filter (where l.minutes > l.most)::int as over_days, min(l.most) as most,
      percentile_cont(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by l.minutes) as quantiles
    from statistics.class_load l
    ${place.countyId || place.schoolId ? sql`join core.school s on s.id = l.school_id and ${isInPlace(place)}` : sql``}
    where l.subject_id = ${noClass}::uuid and l.day = any(${dayList(days)})
    group by 1 order by 1`);

/** How many classes of each grade and county their homework minutes are of. */
export const selectGradeClasses = (db: Db, days: readonly Day[]) =>
  db.all<{ countyId: Id; grade: number; classes: number }>(sql`
    select s.county_id, l.grade, count(distinct l.class_id)::int as classes
    from statistics.class_load l join core.school s on s.id = l.school_id
    where l.subject_id = ${noClass}::uuid and l.day = any(${dayList(days)})
    group by 1, 2`);

/** Classes over their limit on each of these days, by county and grade. */
export const selectOverRuns = (db: Db, days: readonly Day[]) =>
  db.all<OverRun>(sql`
    select county_id, grade, count(*)::int as classes, count(distinct school_id)::int as schools from (
      select s.county_id, l.grade, l.school_id, l.class_id from statistics.class_load l
      join core.school s on s.id = l.school_id
      where l.subject_id = ${noClass}::uuid and l.day = any(${dayList(days)}) and l.minutes > l.most
      group by 1, 2, 3, 4 having count(*) = ${days.length}) runs
    group by 1, 2 order by 2, 1`);

export interface OverRun {
  readonly countyId: Id;
  readonly grade: number;
  readonly classes: number;
  readonly schools: number;
}

/** How much there is by kind, now and a week ago. */
export const selectStocks = (db: Db, place: Place) =>
  db.all<{ kind: string; value: number; before: number | null }>(sql`
    with last as (select max(day) as day from statistics.stock),
      earlier as (select max(day) as day from statistics.stock where day <= (select day from last) - 7)
    select k.kind, sum(k.value) filter (where k.day = (select day from last))::int as value,
      sum(k.value) filter (where k.day = (select day from earlier))::int as before
    from statistics.stock k join core.school s on s.id = k.school_id and ${isInPlace(place)}
    where k.day in ((select day from last), (select day from earlier)) and k.kind not like 'people.%'
    group by 1`);

/** When figures were read last, what the last recount found, and the first day of the current term. */
export const selectState = (db: Db, today: Day) =>
  db.one<{
    at: Date | null;
    day: Day | null;
    compared: number | null;
    differences: number | null;
    termStart: Day | null;
  }>(sql`
    select (select at from statistics.refreshed) as at, r.day::text as day, r.compared, r.differences,
      (select max(starts_on)::text from core.term where starts_on <= ${today}::date) as term_start
    from (select 1) one left join (select * from statistics.recount order by day desc limit 1) r on true`);
