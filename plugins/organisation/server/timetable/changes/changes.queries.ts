import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';
import { insertMany } from 'edutech/core/server/data/many.queries';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import type { LessonChange } from '../../../model/timetable/lessons';

const columns = {
  schoolId: 'uuid',
  id: 'uuid',
  swapId: 'uuid',
  classId: 'uuid',
  day: 'date',
  period: 'int2',
  subjectId: 'uuid',
  title: 'text',
  kind: 'text',
  toDay: 'date',
  toPeriod: 'int2',
  teacherId: 'uuid',
  reason: 'text',
  madeBy: 'uuid',
  madeAt: 'timestamptz',
} as const;

interface Made {
  readonly schoolId: Id;
  readonly madeBy: Id;
  readonly madeAt: Date;
}

const written = sql`id, swap_id, class_id, day::text, period, subject_id, title, kind, to_day::text, to_period,
  teacher_id, reason`;

/**
 * Writes changes of lessons that have none: what stands at their times is about lessons that are no longer there. Of a swap
 * both are taken away; what was.
 */
export async function insertChanges(db: Db, changes: readonly LessonChange[], made: Made): Promise<LessonChange[]> {
  const replaced = await db.all<LessonChange>(sql`
    delete from organisation.lesson_change where school_id = ${made.schoolId} and swap_id in (
      select c.swap_id from organisation.lesson_change c
      join unnest(${changes.map(({ classId }) => classId)}::uuid[], ${changes.map(({ day }) => day)}::date[],
        ${changes.map(({ period }) => period)}::int2[]) as given (class_id, day, period) using (class_id, day, period)
      where c.school_id = ${made.schoolId})
    returning ${written}`);
  const rows = changes.map((change) => ({ ...change, ...made }));
  await insertMany(db, 'organisation.lesson_change', columns, rows);
  return replaced;
}

/** Takes away a change, of a swap both; what they were. */
export const deleteChanges = (db: Db, schoolId: Id, classId: Id, id: Id) =>
  db.all<LessonChange>(sql`
    delete from organisation.lesson_change where school_id = ${schoolId} and class_id = ${classId} and swap_id = (
      select c.swap_id from organisation.lesson_change c
      where c.school_id = ${schoolId} and c.class_id = ${classId} and c.id = ${id})
    returning ${written}`);

/** Days from one on that changes are about, in order, and those from which lessons come to them. */
export const selectChangedDays = async (db: Db, schoolId: Id, from: Day): Promise<Day[]> =>
  (
    await db.all<{ day: Day }>(sql`
      select distinct d.day::text from organisation.lesson_change c, unnest(array[c.day, c.to_day]) as d (day)
      where c.school_id = ${schoolId} and (c.day >= ${from}::date or c.to_day >= ${from}::date) and d.day is not null
      order by d.day::text`)
  ).map(({ day }) => day);

/** Takes away changes, each by what it shares with the other one of its swap. */
export const deleteSwaps = (db: Db, schoolId: Id, swapIds: readonly Id[]) =>
  db.run(sql`
    delete from organisation.lesson_change
    where school_id = ${schoolId} and swap_id = any (${[...swapIds]}::uuid[])`);

/** Teachers of a school with the subjects that they teach in a term. */
export const selectSubjectsOfTeachers = (db: Db, schoolId: Id, termId: Id, language: Language) =>
  db.all<{ personId: Id; subjectId: Id; subject: string }>(sql`
    select distinct t.person_id, t.subject_id, ${inLanguage('s', language)} as subject
    from core.class_teacher t join core.subject s on s.id = t.subject_id
    where t.school_id = ${schoolId} and t.term_id = ${termId}`);
