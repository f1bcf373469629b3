import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { inLanguage } from 'edutech/core/server/data/in-language.queries';
import { isPublished } from '../resources.queries';
import type { WeekKey } from './sheets.queries';

export interface ShownRow {
  weekday: number;
  period: number;
  resourceId: Id;
  name: string;
  teacher: string;
  school: string;
  subject: string;
  subjectCode: string;
  videoImg: string;
  gradeId: Id;
  grade: string;
}

const shownColumns = (language: Language): Query => sql`
  t.weekday, t.period, r.id as resource_id, ${inLanguage('r', language)} as name, r.teacher, r.school,
  ${inLanguage('s', language)} as subject, s.code as subject_code, r.poster as video_img, g.id as grade_id,
  ${inLanguage('g', language)} as grade`;

/** What is published and not withdrawn. */
const shownSlots = sql`
  air.slot t
  join air.resource r on r.id = t.resource_id and t.is_published and ${isPublished}
  join core.subject s on s.id = r.subject_id
  join core.grade g on g.id = t.grade_id`;

/** The published week: one grade or all, one day or all. Withdrawn lessons are left out. */
export const selectShown = (
  db: Db,
  { termId, week }: WeekKey,
  only: { gradeId?: Id | undefined; weekday?: number | undefined },
  language: Language,
) =>
  db.all(sql<ShownRow>`
    select ${shownColumns(language)} from ${shownSlots}
    where t.term_id = ${termId} and t.week = ${week}
      and (${only.gradeId ?? null}::uuid is null or t.grade_id = ${only.gradeId ?? null}::uuid)
      and (${only.weekday ?? null}::int is null or t.weekday = ${only.weekday ?? null}::int)
    order by t.weekday, t.period, g.number`);

/** All published weeks of a grade from a week on. */
export const selectShownFrom = (db: Db, { termId, week }: WeekKey, gradeId: Id, language: Language) =>
  db.all(sql<ShownRow & { week: number }>`
    select t.week, ${shownColumns(language)} from ${shownSlots}
    where t.term_id = ${termId} and t.week >= ${week} and t.grade_id = ${gradeId}
    order by t.week, t.weekday, t.period, r.id`);

/** Grades that have something in a week, and how much. */
export const selectGradesOf = (db: Db, { termId, week }: WeekKey, language: Language) =>
  db.all(sql<{ gradeId: Id; grade: string; lessons: number }>`
    select g.id as grade_id, ${inLanguage('g', language)} as grade, count(*) as lessons
    from air.slot t join core.grade g on g.id = t.grade_id
    join air.resource r on r.id = t.resource_id
    where t.term_id = ${termId} and t.week = ${week} and t.is_published and ${isPublished}
    group by g.id order by g.number`);
