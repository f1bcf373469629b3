import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
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

/** Homework with answers to mark, and how many there are in all. */
export interface UnmarkedRow {
  readonly homeworkId: Id;
  readonly title: string;
  readonly kind: HomeworkKind;
  readonly minutes: number;
  readonly classes: readonly string[];
  readonly waiting: number;
  readonly corrected: number;
  readonly submitted: number;
  readonly allHomework: number;
  readonly allWaiting: number;
}

/** Published by a teacher, the oldest first. From stored totals. */
const unmarked = (day: DayOf, most: number) => sql`
    select h.id as homework_id, h.title, h.kind, max(a.minutes) as minutes,
      array_agg(distinct c.name) as classes, sum(a.submitted - a.corrected)::int as waiting,
      sum(a.corrected)::int as corrected, sum(a.submitted)::int as submitted,
      (count(*) over ())::int as all_homework, (sum(sum(a.submitted - a.corrected)) over ())::int as all_waiting
    from ${tables}
    where ${isThere(day)} and a.published_by = ${day.personId} and a.submitted > a.corrected
    group by h.school_id, h.id, h.title, h.kind order by min(a.due_at), h.id limit ${most}`;

/** Homework whose deadline is within some hours. */
export interface DueRow {
  readonly id: Id;
  readonly title: string;
  readonly className: string;
  readonly dueAt: Date;
  readonly submitted: number;
  readonly students: number;
}

/** Of a teacher's classes, from stored totals. */
const dueWithin = (day: DayOf, { from, to }: Span) => sql`
    select a.id, h.title, c.name as class_name, a.due_at, a.submitted, a.students from ${tables}
    where ${isThere(day)} and ${isTeacherOf(day)} and a.due_at >= ${from} and a.due_at < ${to}
    order by a.due_at, a.students - a.submitted desc, a.id limit 20`;

/** How many drafts there are, and which was written last. */
export interface DraftRow {
  readonly count: number;
  readonly id: Id;
  readonly title: string;
}

const drafts = ({ personId, schoolId }: DayOf) => sql`
    select (count(*) over ())::int as count, h.id, h.title from work.homework h
    where h.owner_id = ${personId} and h.school_id = ${schoolId}::uuid and h.removed_at is null and h.published_at is null
      and not h.is_template
    order by h.changed_at desc limit 1`;

/** A class that a teacher has in a term. */
export interface TaughtRow {
  readonly classId: Id;
  readonly className: string;
  readonly grade: number;
}

const taught = ({ personId, schoolId, termId }: DayOf) => sql`
    select c.id as class_id, c.name as class_name, g.number as grade
    from core.class c join core.grade g on g.id = c.grade_id
    where c.school_id = ${schoolId}::uuid and exists (select from core.class_teacher t where t.school_id = c.school_id
      and t.class_id = c.id and t.term_id = ${termId} and t.person_id = ${personId})
    order by g.number, c.number, c.id`;

/** Minutes of homework of a class in a subject, and of all subjects by the student with most of it. */
export interface LoadRow {
  readonly classId: Id;
  readonly code: string;
  readonly name: string;
  readonly minutes: number;
  readonly heaviest: number;
}

/** Of a teacher's classes, whose deadline is within some hours. */
const loads = ({ personId, schoolId, termId }: DayOf, { from, to }: Span, language: Language) => sql`
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
    group by o.class_id, s.code, s.name, s.name_en, s.sort order by s.sort, s.code`;

export interface TeacherDayRows {
  readonly unmarked: readonly UnmarkedRow[];
  readonly due: readonly DueRow[];
  readonly drafts: readonly DraftRow[];
  readonly taught: readonly TaughtRow[];
  readonly loads: readonly LoadRow[];
}

/** Rows `r` of a query as an array of JSON, in their order. */
const listOf = (row: Query, rows: Query) => sql`(select coalesce(json_agg(${row}), '[]'::json) from (${rows}) r)`;
const id = (column: string) => sql`replace(${sql.ref(`r.${column}`)}::text, '-', '')`;

/**
 * A teacher's day in one statement: what is to be marked, what is due in a span, drafts, the classes and what these have in an
 * evening.
 */
export async function selectTeacherDay(
  db: Db,
  day: DayOf,
  asked: { readonly most: number; readonly due: Span; readonly evening: Span; readonly language: Language },
): Promise<TeacherDayRows> {
  type Written = Omit<TeacherDayRows, 'due'> & { readonly due: readonly (Omit<DueRow, 'dueAt'> & { dueAt: string })[] };
  const rows = await db.one<Written>(sql`
    select ${listOf(
      sql`json_build_object('homeworkId', ${id('homework_id')}, 'title', r.title, 'kind', r.kind, 'minutes', r.minutes,
        'classes', r.classes, 'waiting', r.waiting, 'corrected', r.corrected, 'submitted', r.submitted,
        'allHomework', r.all_homework, 'allWaiting', r.all_waiting)`,
      unmarked(day, asked.most),
    )} as unmarked, ${listOf(
      sql`json_build_object('id', ${id('id')}, 'title', r.title, 'className', r.class_name, 'dueAt', r.due_at,
        'submitted', r.submitted, 'students', r.students)`,
      dueWithin(day, asked.due),
    )} as due, ${listOf(
      sql`json_build_object('count', r.count, 'id', ${id('id')}, 'title', r.title)`,
      drafts(day),
    )} as drafts, ${listOf(
      sql`json_build_object('classId', ${id('class_id')}, 'className', r.class_name, 'grade', r.grade)`,
      taught(day),
    )} as taught, ${listOf(
      sql`json_build_object('classId', ${id('class_id')}, 'code', r.code, 'name', r.name, 'minutes', r.minutes,
        'heaviest', r.heaviest)`,
      loads(day, asked.evening, asked.language),
    )} as loads`);
  return { ...rows, due: rows.due.map((row) => ({ ...row, dueAt: new Date(row.dueAt) })) };
}

/** The newest homework that classes were given since a moment, by class and subject. */
export const selectGivenSince = (db: Db, { schoolId }: DayOf, classIds: readonly Id[], since: Date) =>
  db.all<{ id: Id; classId: Id; subjectId: Id; submitted: number; students: number }>(sql`
    select distinct on (a.class_id, a.subject_id) a.id, a.class_id, a.subject_id, a.submitted, a.students
    from work.assignment a join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
    where a.school_id = ${schoolId}::uuid and a.class_id = any (${[...classIds]}::uuid[]) and a.published_at >= ${since}
      and a.withdrawn_at is null and h.removed_at is null
    order by a.class_id, a.subject_id, a.published_at desc`);
