import type { Id } from 'edutech/core/common/ids';
import type { VerdictState } from 'edutech/plugins/questions/kit/common/verdict';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { QuestionResult } from 'edutech/plugins/questions/api';
import type { AttemptState, AttemptStatus } from '../../model/answering/attempt';
import { attemptColumns, type AttemptRow, openPartsOf } from '../monitoring/monitor.queries';

/** A mark as submission and re-marking write it. */
export interface MarkToWrite {
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly round: number;
  readonly points: number | null;
  readonly of: number;
  readonly state: VerdictState | null;
}

/** Writes marks of the platform, replacing its earlier ones; marks of people stay. */
export const upsertMachineMarks = (db: Db, schoolId: Id, rows: readonly MarkToWrite[], now: Date) =>
  db.run(sql`
    insert into work.mark as m (school_id, attempt_id, item_id, part, round, points, of, state, changed_at)
    select ${schoolId}, given.*, ${now}::timestamptz from unnest(${rows.map((row) => row.attemptId)}::uuid[],
      ${rows.map((row) => row.itemId)}::uuid[], ${rows.map((row) => row.part)}::int2[],
      ${rows.map((row) => row.round)}::int2[], ${rows.map((row) => row.points)}::numeric[],
      ${rows.map((row) => row.of)}::numeric[], ${rows.map((row) => row.state)}::text[]) as given
    on conflict (school_id, attempt_id, item_id, part, round) do update set points = excluded.points, of = excluded.of,
      state = excluded.state, version = m.version + 1, changed_at = excluded.changed_at
    where m.by_person is null`);

/** A submission as it is written. */
export interface SubmittedRow extends AttemptStatus {
  readonly id: Id;
  readonly receipt: string;
  /** Seconds that the student took; null: as far as they are known. */
  readonly seconds: number | null;
}

/**
 * Writes submissions together with the totals of their marks, which are written before: one row of an attempt is written
 * once. Returns the new status of each, which is finished where no part is unmarked.
 */
export const updateSubmitted = (db: Db, schoolId: Id, rows: readonly SubmittedRow[]) =>
  db.all<{ id: Id; state: AttemptState }>(sql`
    update work.attempt t set round = given.round, is_late = given.is_late, due_at = given.due_at,
      opened_at = given.opened_at, submitted_at = given.submitted_at, receipt = given.receipt,
      seconds = coalesce(given.seconds, t.seconds), points = n.points, of = coalesce(n.of, t.of), open_parts = n.open,
      state = case when given.state in (2, 3) then case when n.open = 0 then 3 else 2 end else given.state end
    from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.state)}::int2[],
      ${rows.map((row) => row.round)}::int2[], ${rows.map((row) => row.isLate)}::bool[],
      ${rows.map((row) => row.dueAt)}::timestamptz[], ${rows.map((row) => row.openedAt)}::timestamptz[],
      ${rows.map((row) => row.submittedAt)}::timestamptz[], ${rows.map((row) => row.receipt)}::text[],
      ${rows.map((row) => row.seconds)}::int4[])
      as given (id, state, round, is_late, due_at, opened_at, submitted_at, receipt, seconds)
    left join lateral (
      select coalesce(sum(m.points) filter (where m.round = 0), 0) as points, sum(m.of) filter (where m.round = 0) as of,
        ${openPartsOf(schoolId, sql`given.id`)} as open
      from work.mark m where m.school_id = ${schoolId} and m.attempt_id = given.id) n on true
    where t.school_id = ${schoolId} and t.id = given.id returning t.id, t.state`);

/**
 * Recalculates totals of attempts from their marks; those without an unmarked part are finished, others are not. Points
 * are those of the first round. Returns the new status of each.
 */
export const updateTotals = (db: Db, schoolId: Id, ids: readonly Id[]) =>
  db.all<{ id: Id; state: AttemptState }>(sql`
    update work.attempt t set points = n.points, of = coalesce(n.of, t.of), open_parts = n.open,
      state = case when t.state in (2, 3) then case when n.open = 0 then 3 else 2 end else t.state end
    from (
      select a.id, coalesce(sum(m.points) filter (where m.round = 0), 0) as points, sum(m.of) filter (where m.round = 0) as of,
        ${openPartsOf(schoolId, sql`a.id`)} as open
      from work.attempt a left join work.mark m on m.school_id = a.school_id and m.attempt_id = a.id
      where a.school_id = ${schoolId} and a.id = any(${[...ids]}::uuid[]) group by a.id) n
    where t.school_id = ${schoolId} and t.id = n.id returning t.id, t.state`);

/** Assignments past their deadline, the longest waiting first. */
export const selectToClose = (db: Db, before: Date, most: number) =>
  db.all<{ schoolId: Id; id: Id }>(sql`
    select school_id, id from work.assignment
    where closed_at is null and withdrawn_at is null and coalesce(late_until, due_at) < ${before}
    order by coalesce(late_until, due_at) limit ${most}`);

/** Assignments in which extended deadlines of single students have passed. */
export const selectMovedToClose = (db: Db, before: Date, most: number) =>
  db.all<{ schoolId: Id; id: Id }>(sql`
    select distinct t.school_id, t.assignment_id as id from work.attempt t
    join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
    where t.due_at is not null and t.state in (1, 4) and a.withdrawn_at is null
      and t.due_at + coalesce(a.late_until - a.due_at, interval '0') < ${before} limit ${most}`);

/** Locks the open attempts of an assignment until the call ends. */
export const lockInHand = (db: Db, { schoolId, id }: { readonly schoolId: Id; readonly id: Id }) =>
  db.all<AttemptRow>(sql`
    select ${attemptColumns} from work.attempt t
    where t.school_id = ${schoolId} and t.assignment_id = ${id} and t.state in (1, 4) order by t.id for update`);

export const updateClosed = (db: Db, { schoolId, id }: { readonly schoolId: Id; readonly id: Id }, now: Date) =>
  db.run(sql`
    update work.assignment set closed_at = ${now}
    where school_id = ${schoolId} and id = ${id} and coalesce(late_until, due_at) < ${now}`);

/** Longest time counted for one question: longer gaps are breaks. Seconds. */
const longestStep = 3600;

/**
 * Marks of bank items, of these attempts, as reported to the bank. The time of a part is that since the previous answer,
 * or since the homework was opened.
 */
export const selectResults = (db: Db, schoolId: Id, attemptIds: readonly Id[]) =>
  db.all<QuestionResult>(sql`
    with step as (
      select w.attempt_id, w.item_id, w.part,
        round(extract(epoch from w.written_at - lag(w.written_at, 1, o.opened_at)
          over (partition by w.attempt_id order by w.written_at)))::int as seconds
      from work.answer w join work.attempt o on o.school_id = w.school_id and o.id = w.attempt_id
      where w.school_id = ${schoolId} and w.attempt_id = any(${[...attemptIds]}::uuid[]) and w.round = 0 and not w.is_blank)
    select i.question_id, i.question_version as version, m.part, t.person_id,
      t.school_id, m.points, m.of,
      case when s.seconds between 1 and ${longestStep} then s.seconds end as seconds, t.submitted_at as at
    from work.mark m
    join work.attempt t on t.school_id = m.school_id and t.id = m.attempt_id
    join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
    join work.item i on i.school_id = a.school_id and i.homework_id = a.homework_id and i.id = m.item_id
    left join step s on s.attempt_id = m.attempt_id and s.item_id = m.item_id and s.part = m.part
    where m.school_id = ${schoolId} and m.attempt_id = any(${[...attemptIds]}::uuid[]) and m.round = 0 and t.round = 0
      and m.points is not null and m.of > 0 and i.question_id is not null and t.submitted_at is not null`);
