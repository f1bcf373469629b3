import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Day } from 'edutech/core/common/time/city-time';
import type { Period } from 'edutech/core/common/time/periods';
import { categories, roleTypes } from 'edutech/core/common/permissions/people';
import { type Db, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';

// What a timetable is made of: classes, subjects and teachers of a school in a term.

interface OfTerm {
  readonly schoolId: Id;
  readonly termId: Id;
}

export const selectClasses = (db: Db, { schoolId, termId }: OfTerm) =>
  db.all<{ id: Id; name: string; grade: number; number: number; headId: Id | null }>(sql`
    select c.id, c.name, g.number as grade, c.number, c.head_person_id as head_id
    from core.class c join core.grade g on g.id = c.grade_id join core.term t on t.school_year_id = c.school_year_id
    where c.school_id = ${schoolId} and t.id = ${termId} order by g.number, c.number, c.id`);

export const selectSchoolSubjects = (db: Db, schoolId: Id, language: Language) =>
  db.all<{ id: Id; code: string; name: string; nameZh: string; nameEn: string }>(sql`
    select s.id, s.code, ${inLanguage('s', language)} as name, s.name as name_zh, s.name_en from core.subject s
    where (select stage from core.school where id = ${schoolId}) = any (s.stages) order by s.sort, s.name`);

/** Role types of a school whose holders may stand before a class. */
const teachingRoleTypes = [
  roleTypes.teacher,
  roleTypes.headTeacher,
  roleTypes.principal,
  roleTypes.gradeDirector,
  roleTypes.subjectLeader,
];

/** Everybody who may stand before a class: teaching staff of the school. */
export const selectTeachers = (db: Db, schoolId: Id) =>
  db.all<{ id: Id; name: string }>(sql`
    select p.id, p.name from core.person p where p.category = ${categories.teacher} and exists (
      select from core.post o where o.person_id = p.id and o.school_id = ${schoolId} and o.ended_at is null
        and o.role_type = any (${teachingRoleTypes}::int2[]))
    order by p.name collate "zh-x-icu", p.id`);

/** Who teaches what to which class. */
export const selectTeaching = (db: Db, { schoolId, termId }: OfTerm) =>
  db.all<{ classId: Id; subjectId: Id; teacherId: Id }>(sql`
    select t.class_id, t.subject_id, t.person_id as teacher_id from core.class_teacher t join core.subject s on s.id = t.subject_id
    where t.school_id = ${schoolId} and t.term_id = ${termId} order by s.sort, t.person_id`);

/** Teachers with lessons, and students of the classes that have some. */
export const countReaders = (db: Db, { schoolId, termId }: OfTerm, timetableId: Id) =>
  db.one<{ teachers: number; students: number }>(sql`
    select (select count(distinct l.teacher_id) from organisation.timetable_lesson l
        where l.school_id = ${schoolId} and l.timetable_id = ${timetableId}) as teachers,
      (select count(*) from core.class_member m where m.school_id = ${schoolId} and m.term_id = ${termId} and exists (
        select from organisation.timetable_lesson l where l.school_id = m.school_id
          and l.timetable_id = ${timetableId} and l.class_id = m.class_id)) as students`);

/** The version of the day of a school with its rooms. 0: it was never written. */
export const selectDayVersion = async (db: Db, schoolId: Id): Promise<number> =>
  (
    await db.one<{ version: number }>(sql`
      select coalesce(max(version), 0) as version from organisation.period where school_id = ${schoolId}`)
  ).version;

interface LaterLessons extends OfTerm {
  readonly week: number;
  readonly today: Day;
  readonly period: number;
}

/** Lessons after a period of the day: of the draft, of timetables valid in a week or later, and those that move there. */
export const countLessonsAfter = async (
  db: Db,
  { schoolId, termId, week, today, period }: LaterLessons,
): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select (
        select count(*) from organisation.timetable t
        join organisation.timetable_lesson l on l.school_id = t.school_id and l.timetable_id = t.id
        where t.school_id = ${schoolId} and t.term_id = ${termId} and l.period > ${period}
          and (t.from_week is null or t.from_week >= coalesce((
            select max(v.from_week) from organisation.timetable v
            where v.school_id = ${schoolId} and v.term_id = ${termId} and v.from_week <= ${week}), 0))
      ) + (
        select count(*) from organisation.lesson_change c
        where c.school_id = ${schoolId} and c.to_day >= ${today}::date and c.to_period > ${period}
      ) as count`)
  ).count;

export async function replacePeriods(
  db: Db,
  schoolId: Id,
  { periods, version }: { readonly periods: readonly Period[]; readonly version: number },
): Promise<void> {
  await db.run(sql`delete from organisation.period where school_id = ${schoolId}`);
  await db.run(sql`
    insert into organisation.period (school_id, version, number, starts, ends)
    select ${schoolId}, ${version}, p.number, p.starts, p.ends
    from unnest(${periods.map(({ starts }) => starts)}::text[], ${periods.map(({ ends }) => ends)}::text[])
      with ordinality as p (starts, ends, number)`);
}

export async function replaceRooms(
  db: Db,
  schoolId: Id,
  rooms: readonly { readonly name: string; readonly classes: number }[],
): Promise<void> {
  await db.run(sql`delete from organisation.shared_room where school_id = ${schoolId}`);
  await db.run(sql`
    insert into organisation.shared_room (school_id, name, classes)
    select ${schoolId}, r.name, r.classes
    from unnest(${rooms.map(({ name }) => name.trim())}::text[], ${rooms.map(({ classes }) => classes)}::int2[])
      as r (name, classes)`);
}
