import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Day, cityTimeZone } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

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

/** What a class has to do by days, of all subjects: by the city's day of each deadline. */
export const selectLoad = (
  db: Db,
  { schoolId, classId }: { readonly schoolId: Id; readonly classId: Id },
  { from, to, language }: { readonly from: Day; readonly to: Day; readonly language: Language },
) =>
  db.all<LoadRow>(sql`
    select a.id as "assignmentId", a.homework_id as "homeworkId", (a.due_at at time zone ${cityTimeZone})::date as day,
      h.title, s.${language === 'en' ? sql`name_en` : sql`name`} as subject, s.code as "subjectCode", a.minutes,
      a.due_at as "dueAt"
    from work.assignment a
    join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
    join core.subject s on s.id = a.subject_id
    where a.school_id = ${schoolId} and a.class_id = ${classId} and a.withdrawn_at is null and h.removed_at is null
      and a.due_at >= (${from}::date)::timestamp at time zone ${cityTimeZone}
      and a.due_at < (${to}::date + 1)::timestamp at time zone ${cityTimeZone}
    order by a.due_at, a.id`);
