import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import type { HomeworkKind } from '../../model/homework';
import { isTeacherOf } from '../homework/homework.queries';

/** The teacher whose day it is. */
export interface DayOf {
  readonly personId: Id;
  readonly schoolId: Id | null;
  readonly termId: Id;
}

interface Span {
  readonly from: Date;
  readonly to: Date;
}

const isThere = ({ schoolId }: DayOf) =>
  sql`a.school_id = ${schoolId}::uuid and a.withdrawn_at is null and h.removed_at is null`;
const tables = sql`work.assignment a join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
  join core.class c on c.school_id = a.school_id and c.id = a.class_id`;

/** Homework published by a teacher with answers to mark, the oldest first; with how many there are in all. From stored totals. */
export const selectUnmarked = (db: Db, day: DayOf, most: number) =>
  db.all<{
    homeworkId: Id;
    title: string;
    kind: HomeworkKind;
    minutes: number;
    classes: string[];
    waiting: number;
    corrected: number;
    submitted: number;
    allHomework: number;
    allWaiting: number;
  }>(sql`
    select h.id as homework_id, h.title, h.kind, max(a.minutes) as minutes,
      array_agg(distinct c.name) as classes, sum(a.submitted - a.corrected)::int as waiting,
      sum(a.corrected)::int as corrected, sum(a.submitted)::int as submitted,
      (count(*) over ())::int as all_homework, (sum(sum(a.submitted - a.corrected)) over ())::int as all_waiting
    from ${tables}
    where ${isThere(day)} and a.published_by = ${day.personId} and a.submitted > a.corrected
    group by h.school_id, h.id, h.title, h.kind order by min(a.due_at), h.id limit ${most}`);

/** Homework of a teacher's classes whose deadline is within some hours, from stored totals. */
export const selectDueWithin = (db: Db, day: DayOf, { from, to }: Span) =>
  db.all<{ id: Id; title: string; className: string; dueAt: Date; submitted: number; students: number }>(sql`
    select a.id, h.title, c.name as class_name, a.due_at, a.submitted, a.students from ${tables}
    where ${isThere(day)} and ${isTeacherOf(day)} and a.due_at >= ${from} and a.due_at < ${to}
    order by a.due_at, a.students - a.submitted desc, a.id limit 20`);

/** Drafts of a teacher: how many, and which was written last. */
export const selectDrafts = (db: Db, { personId, schoolId }: DayOf) =>
  db.maybe<{ count: number; id: Id; title: string }>(sql`
    select (count(*) over ())::int as count, h.id, h.title from work.homework h
    where h.owner_id = ${personId} and h.school_id = ${schoolId}::uuid and h.removed_at is null and h.published_at is null
      and not h.is_template
    order by h.changed_at desc limit 1`);

/** Classes that a teacher has in a term. */
export const selectTaught = (db: Db, { personId, schoolId, termId }: DayOf) =>
  db.all<{ classId: Id; className: string; grade: number }>(sql`
    select c.id as class_id, c.name as class_name, g.number as grade
    from core.class c join core.grade g on g.id = c.grade_id
    where c.school_id = ${schoolId}::uuid and exists (select from core.class_teacher t where t.school_id = c.school_id
      and t.class_id = c.id and t.term_id = ${termId} and t.person_id = ${personId})
    order by g.number, c.number, c.id`);

/** Minutes of homework of a teacher's classes, of all subjects, by the student with most of it; whose deadline is within some hours. */
export const selectLoads = (
  db: Db,
  { personId, schoolId, termId }: DayOf,
  { from, to, language }: Span & { readonly language: Language },
) =>
  db.all<{ classId: Id; code: string; name: string; minutes: number; heaviest: number }>(sql`
    with of_student as (
      select a.class_id, a.subject_id, t.person_id, sum(a.minutes)::int as minutes
      from work.assignment a join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
      join work.attempt t on t.school_id = a.school_id and t.assignment_id = a.id
      where a.school_id = ${schoolId}::uuid and a.withdrawn_at is null and h.removed_at is null
        and a.class_id in (select ct.class_id from core.class_teacher ct where ct.school_id = ${schoolId}::uuid
          and ct.term_id = ${termId} and ct.person_id = ${personId}) and a.due_at >= ${from} and a.due_at < ${to}
      group by a.class_id, a.subject_id, t.person_id),
    of_day as (select class_id, person_id, sum(minutes)::int as minutes from of_student group by class_id, person_id)
    select o.class_id, s.code, ${inLanguage('s', language)} as name, max(o.minutes) as minutes,
      (select max(d.minutes) from of_day d where d.class_id = o.class_id) as heaviest
    from of_student o join core.subject s on s.id = o.subject_id
    group by o.class_id, s.code, s.name, s.name_en, s.sort order by s.sort, s.code`);

/** The newest homework that classes were given since a moment, by class and subject. */
export const selectGivenSince = (db: Db, { schoolId }: DayOf, classIds: readonly Id[], since: Date) =>
  db.all<{ id: Id; classId: Id; subjectId: Id; submitted: number; students: number }>(sql`
    select distinct on (a.class_id, a.subject_id) a.id, a.class_id, a.subject_id, a.submitted, a.students
    from work.assignment a join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
    where a.school_id = ${schoolId}::uuid and a.class_id = any (${[...classIds]}::uuid[]) and a.published_at >= ${since}
      and a.withdrawn_at is null and h.removed_at is null
    order by a.class_id, a.subject_id, a.published_at desc`);
