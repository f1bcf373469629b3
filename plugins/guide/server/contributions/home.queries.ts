import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import { assignmentColumns, assignmentTables, type AssignmentRow } from '../lessons/assignments.queries';

interface Span {
  readonly from: Date;
  readonly until: Date;
  readonly most: number;
}

/** Lessons that a teacher has given a guide book for, that are to come. */
export const selectLessonsSoon = (db: Db, personId: Id, { from, until, most }: Span, language: Language) =>
  db.all<AssignmentRow>(sql`
    select ${assignmentColumns(language)} from ${assignmentTables}
    where a.published_by = ${personId} and a.withdrawn_at is null and a.after_at > ${from} and a.lesson_at < ${until}
    order by a.lesson_at, a.id limit ${most}`);
