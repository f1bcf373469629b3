import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Period } from 'edutech/core/common/time/periods';
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

/** Everybody who may stand before a class: teaching staff of the school. */
export const selectTeachers = (db: Db, schoolId: Id) =>
  db.all<{ id: Id; name: string }>(sql`
    select p.id, p.name from core.person p where p.category = 2 and exists (
      select from core.post o where o.person_id = p.id and o.school_id = ${schoolId} and o.ended_at is null
        and o.role_type between 1 and 6 and o.role_type <> 3)
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

export async function replacePeriods(db: Db, schoolId: Id, periods: readonly Period[]): Promise<void> {
  await db.run(sql`delete from organisation.period where school_id = ${schoolId}`);
  await db.run(sql`
    insert into organisation.period (school_id, number, starts, ends)
    select ${schoolId}, p.number, p.starts, p.ends
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
      as r (name, classes) on conflict do nothing`);
}
