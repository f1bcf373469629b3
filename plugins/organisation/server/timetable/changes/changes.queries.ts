import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
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

export const insertChanges = (db: Db, changes: readonly LessonChange[], made: Made) =>
  insertMany(
    db,
    'organisation.lesson_change',
    columns,
    changes.map((change) => ({ ...change, ...made })),
  );

/** Takes away a change, of a swap both; what they were. */
export const deleteChanges = (db: Db, schoolId: Id, classId: Id, id: Id) =>
  db.all<LessonChange>(sql`
    delete from organisation.lesson_change where school_id = ${schoolId} and class_id = ${classId} and swap_id = (
      select c.swap_id from organisation.lesson_change c
      where c.school_id = ${schoolId} and c.class_id = ${classId} and c.id = ${id})
    returning id, swap_id, class_id, day::text, period, kind, to_day::text, to_period, teacher_id, reason`);

/** Teachers of a school with the subjects that they teach in a term. */
export const selectSubjectsOfTeachers = (db: Db, schoolId: Id, termId: Id, language: Language) =>
  db.all<{ personId: Id; subjectId: Id; subject: string }>(sql`
    select distinct t.person_id, t.subject_id, ${inLanguage('s', language)} as subject
    from core.class_teacher t join core.subject s on s.id = t.subject_id
    where t.school_id = ${schoolId} and t.term_id = ${termId}`);
