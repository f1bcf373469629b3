import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { VerdictState } from 'edutech/plugins/questions/kit/common/verdict';
import {
  type AssignmentKey,
  assignmentColumns,
  assignmentTables,
  type AssignmentRow,
} from '../lessons/assignments.queries';

/** A student's copy of a guide book, with the assignment that it belongs to. */
export interface OwnAttempt extends AssignmentRow {
  readonly attemptId: Id;
  readonly personId: Id;
  readonly openedAt: Date | null;
  readonly submitted: readonly Id[];
  readonly teacher: string;
  readonly grade: number;
}

const columns = (
  language: Language,
) => sql`${assignmentColumns(language)}, t.id as attempt_id, t.person_id, t.opened_at,
  t.submitted, coalesce(p.name, '') as teacher, g.number as grade`;
const tables = sql`${assignmentTables}
  join core.grade g on g.id = c.grade_id
  left join core.person p on p.id = a.published_by
  join guide.attempt t on t.school_id = a.school_id and t.assignment_id = a.id`;

/** A student's own; throws 404 for any other, and for what was taken back. */
export const selectOwnAttempt = (db: Db, personId: Id, attemptId: Id, language: Language = 'zh-CN') =>
  db.one(
    sql<OwnAttempt>`select ${columns(language)} from ${tables}
      where t.id = ${attemptId} and t.person_id = ${personId} and a.withdrawn_at is null`,
    'guide.error.noAttempt',
  );

/** The same, by the assignment. */
export const selectOwnAttemptAt = (db: Db, personId: Id, assignmentId: Id) =>
  db.one<{ id: Id }>(
    sql`select t.id from guide.attempt t join guide.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
      where t.assignment_id = ${assignmentId} and t.person_id = ${personId} and a.withdrawn_at is null`,
    'guide.error.noAttempt',
  );

interface ListWish {
  readonly now: Date;
  readonly since: Date;
  readonly most: number;
}

/** What a student has that has started, lessons to come first, then those that were. */
export const selectOwnAttempts = (db: Db, personId: Id, { now, since, most }: ListWish, language: Language) =>
  db.all<OwnAttempt>(sql`
    select ${columns(language)} from ${tables}
    where t.person_id = ${personId} and a.withdrawn_at is null and a.starts_at <= ${now} and a.due_at >= ${since}
    order by a.due_at < ${now}, a.lesson_at desc, a.id limit ${most}`);

export const updateOpened = (db: Db, { schoolId, attemptId }: OwnAttempt, now: Date) =>
  db.run(sql`
    update guide.attempt set opened_at = ${now} where school_id = ${schoolId} and id = ${attemptId} and opened_at is null`);

/** Notes blocks that were submitted for the student's group. */
export const updateSubmitted = (db: Db, { schoolId, attemptId }: OwnAttempt, blockIds: readonly Id[]) =>
  db.run(sql`
    update guide.attempt set submitted = array(select distinct unnest(submitted || ${[...blockIds]}::uuid[]))
    where school_id = ${schoolId} and id = ${attemptId}`);

/** Students of an assignment. */
export const selectAttemptsOf = (db: Db, { schoolId, id }: AssignmentKey) =>
  db.all<{ id: Id; personId: Id }>(sql`
    select id, person_id from guide.attempt where school_id = ${schoolId} and assignment_id = ${id} order by id`);

/** What counts of an attempt. */
export const selectOwnAnswers = (db: Db, schoolId: Id, attemptId: Id) =>
  db.all<{ itemId: Id; part: number; answer: Answer }>(sql`
    select item_id, part, answer from guide.answer
    where school_id = ${schoolId} and attempt_id = ${attemptId} order by item_id, part`);

export const selectOwnMarks = (db: Db, schoolId: Id, attemptId: Id) =>
  db.all<{ itemId: Id; part: number; points: number | null; of: number; state: VerdictState }>(sql`
    select item_id, part, points::float8 as points, of::float8 as of, state from guide.mark
    where school_id = ${schoolId} and attempt_id = ${attemptId} order by item_id, part`);
