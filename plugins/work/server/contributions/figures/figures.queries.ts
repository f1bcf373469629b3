import type { Id } from 'edutech/core/common/ids';
import { type Day, cityTimeZone } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

/** The homework of a class that is due on a day, all added up: what a student has is at most that. */
export interface ClassDay {
  readonly schoolId: Id;
  readonly classId: Id;
  readonly day: Day;
  readonly grade: number;
  readonly minutes: number;
}

const day = sql`(a.due_at at time zone ${cityTimeZone})::date`;
const isDue = (from: Day, to: Day) => sql`a.withdrawn_at is null
  and a.due_at >= (${from}::date)::timestamp at time zone ${cityTimeZone}
  and a.due_at < (${to}::date + 1)::timestamp at time zone ${cityTimeZone}`;

export const selectClassDays = (db: Db, from: Day, to: Day, schoolIds: readonly Id[] | null) =>
  db.all<ClassDay>(sql`
    select a.school_id, a.class_id, ${day}::text as day, g.number as grade, sum(a.minutes)::int as minutes
    from work.assignment a
    join work.homework h on h.school_id = a.school_id and h.id = a.homework_id and h.removed_at is null
    join core.class c on c.school_id = a.school_id and c.id = a.class_id
    join core.grade g on g.id = c.grade_id
    where ${isDue(from, to)} and (${schoolIds === null} or a.school_id = any (${schoolIds ?? []}::uuid[]))
    group by 1, 2, 3, 4`);

/** The same of one school with the names of its classes, and of how many subjects; the first day first, by class. */
export const selectEvenings = (db: Db, schoolId: Id, from: Day, to: Day) =>
  db.all<ClassDay & { className: string; subjects: number }>(sql`
    select a.school_id, a.class_id, c.name as class_name, ${day}::text as day, g.number as grade,
      sum(a.minutes)::int as minutes, count(distinct a.subject_id)::int as subjects
    from work.assignment a
    join work.homework h on h.school_id = a.school_id and h.id = a.homework_id and h.removed_at is null
    join core.class c on c.school_id = a.school_id and c.id = a.class_id
    join core.grade g on g.id = c.grade_id
    where ${isDue(from, to)} and a.school_id = ${schoolId}::uuid
    group by 1, 2, 3, 4, 5 order by 4, 5, 3, 2`);

/** Of some classes, the minutes of the student with the heaviest day: homework of different layers is not added up. */
export const selectHeaviest = (
  db: Db,
  from: Day,
  to: Day,
  classes: readonly Pick<ClassDay, 'schoolId' | 'classId'>[],
) =>
  db.all<{ classId: Id; day: Day; minutes: number }>(sql`
    select class_id, day, max(minutes)::int as minutes from (
      select a.class_id, ${day}::text as day, t.person_id, sum(a.minutes) as minutes
      from unnest(${classes.map(({ schoolId }) => schoolId)}::uuid[], ${classes.map(({ classId }) => classId)}::uuid[])
        as wanted (school_id, class_id)
      join work.assignment a on a.school_id = wanted.school_id and a.class_id = wanted.class_id
      join work.homework h on h.school_id = a.school_id and h.id = a.homework_id and h.removed_at is null
      join work.attempt t on t.school_id = a.school_id and t.assignment_id = a.id
      where ${isDue(from, to)}
      group by 1, 2, 3) of_student
    group by 1, 2`);
