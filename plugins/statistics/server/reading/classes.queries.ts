import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import { noClass } from '../counting/acts.queries';

export interface ClassRow {
  readonly id: Id;
  readonly schoolId: Id;
  readonly name: string;
  readonly grade: number;
  readonly students: number;
}

/** Classes of a school this year, or of a teacher this term (`personId`), with how many students they have. */
export const selectClasses = (
  db: Db,
  { schoolId, personId }: { readonly schoolId: Id; readonly personId?: Id },
  today: Day,
) =>
  db.all<ClassRow>(sql`
    select c.id, c.school_id, c.name, g.number as grade,
      (select count(*)::int from core.class_member m where m.school_id = c.school_id and m.class_id = c.id and m.term_id = t.id)
        as students
    from core.class c
    join core.grade g on g.id = c.grade_id
    join core.term t on t.school_year_id = c.school_year_id and ${today}::date between t.starts_on and t.ends_on
    where c.school_id = ${schoolId} and (${personId ?? null}::uuid is null or c.head_person_id = ${personId ?? null}::uuid
      or exists (select from core.class_teacher k where k.school_id = c.school_id and k.class_id = c.id and k.term_id = t.id
        and k.person_id = ${personId ?? null}::uuid))
    order by g.number, c.number, c.id`);

export interface ClassDay {
  readonly classId: Id;
  readonly day: Day;
  readonly minutes: number;
  readonly most: number | null;
}

/** Homework minutes of classes by day. */
export const selectClassDays = (db: Db, schoolId: Id, days: readonly Day[]) =>
  db.all<ClassDay>(sql`
    select class_id, day::text as day, minutes, most from statistics.class_load
    where school_id = ${schoolId} and subject_id = ${noClass}::uuid and day = any(${[...days]}::date[])`);

/** The subjects of a class's day, the longest first. */
export const selectSubjects = (
  db: Db,
  { schoolId, classId, day }: { readonly schoolId: Id; readonly classId: Id; readonly day: Day },
  language: Language,
) =>
  db.all<{ subject: string; code: string; minutes: number }>(sql`
    select ${inLanguage('s', language)} as subject, s.code, l.minutes from statistics.class_load l
    join core.subject s on s.id = l.subject_id
    where l.school_id = ${schoolId} and l.class_id = ${classId} and l.day = ${day}::date order by l.minutes desc, s.code`);

/** Acts by the hour of the day, and of how many people they are at least: on one day, of one kind. */
export const selectHours = (db: Db, schoolId: Id, days: readonly Day[]) =>
  db.all<{ hour: number; acts: number; people: number }>(sql`
    select hour, sum(acts)::int as acts, max(people)::int as people from statistics.hourly
    where school_id = ${schoolId} and day = any(${[...days]}::date[]) group by 1`);

/** Students of classes who did anything, by day added up. */
export const selectClassPeople = (db: Db, schoolId: Id, days: readonly Day[]) =>
  db.all<{ classId: Id; people: number; acts: number }>(sql`
    select class_id, sum(people)::int as people, sum(acts)::int as acts from statistics.daily
    where school_id = ${schoolId} and kind = 'student' and class_id <> ${noClass}::uuid and day = any(${[...days]}::date[])
    group by 1`);

/** What was done at a school, by kind and day: the rows behind its activity. */
export const selectActDays = (db: Db, schoolId: Id, days: { readonly from: Day; readonly until: Day }) =>
  db.all<{ kind: string; day: Day; acts: number; people: number }>(sql`
    select kind, day::text as day, acts, people from statistics.daily
    where school_id = ${schoolId} and class_id = ${noClass}::uuid and kind not in ('teacher', 'student')
      and day between ${days.from}::date and ${days.until}::date
    order by day desc, kind`);

export const selectSchool = (db: Db, schoolId: Id, language: Language) =>
  db.maybe<{ id: Id; name: string; countyId: Id; county: string }>(sql`
    select s.id, ${inLanguage('s', language)} as name, s.county_id, ${inLanguage('c', language)} as county
    from core.school s join core.county c on c.id = s.county_id where s.id = ${schoolId}`);
