import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Day, cityTimeZone } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

interface OfClass {
  readonly schoolId: Id;
  readonly classId: Id;
}

export interface LoadRow {
  readonly assignmentId: Id;
  readonly homeworkId: Id;
  readonly day: Day;
  readonly title: string;
  readonly subject: string;
  readonly subjectCode: string;
  readonly minutes: number;
  readonly dueAt: Date;
}

const isWithinDays = (
  { schoolId, classId }: OfClass,
  { from, to }: { readonly from: Day; readonly to: Day },
) => sql`a.school_id = ${schoolId} and a.class_id = ${classId} and a.withdrawn_at is null and h.removed_at is null
  and a.due_at >= (${from}::date)::timestamp at time zone ${cityTimeZone}
  and a.due_at < (${to}::date + 1)::timestamp at time zone ${cityTimeZone}`;

/**
 * Minutes by day of the student with the heaviest load in a class: homework of different layers is not added up. Of some
 * students, or of all.
 */
export const selectHeaviestLoad = (
  db: Db,
  ofClass: OfClass,
  days: { readonly from: Day; readonly to: Day },
  personIds?: readonly Id[],
) =>
  db.all<{ day: Day; minutes: number }>(sql`
    select day, max(minutes)::int as minutes from (
      select (a.due_at at time zone ${cityTimeZone})::date as day, t.person_id, sum(a.minutes) as minutes
      from work.assignment a
      join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
      join work.attempt t on t.school_id = a.school_id and t.assignment_id = a.id
      where ${isWithinDays(ofClass, days)} ${personIds ? sql`and t.person_id = any(${[...personIds]}::uuid[])` : sql``}
      group by 1, 2) of_student
    group by day`);

/**
 * Locks days of classes until the call ends, in a fixed order: of two who publish at once, the second counts
 * the homework of the first.
 */
export const lockDays = (db: Db, days: readonly { readonly classId: Id; readonly day: Day }[]) =>
  db.run(sql`
    select pg_advisory_xact_lock(hashtext('work.load'), held.key) from (
      select distinct hashtext(d.class_id || d.day) as key
      from unnest(${days.map(({ classId }) => classId)}::text[], ${days.map(({ day }) => day)}::text[]) as d (class_id, day)
      order by key) held`);

/** The homework of a class by day, of all subjects: each counts on the day of its deadline, in city time. */
export const selectLoad = (
  db: Db,
  ofClass: OfClass,
  { language, ...days }: { readonly from: Day; readonly to: Day; readonly language: Language },
) =>
  db.all<LoadRow>(sql`
    select a.id as assignment_id, a.homework_id, (a.due_at at time zone ${cityTimeZone})::date as day,
      h.title, s.${language === 'en' ? sql`name_en` : sql`name`} as subject, s.code as subject_code, a.minutes,
      a.due_at
    from work.assignment a
    join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
    join core.subject s on s.id = a.subject_id
    where ${isWithinDays(ofClass, days)}
    order by a.due_at, a.id`);
