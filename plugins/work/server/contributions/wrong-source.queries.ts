import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { ReportedResult } from 'edutech/plugins/wrong/api';
import { attemptStates } from '../../model/answering/attempt';
import type { ReleaseTimes } from '../../model/answering/release';
import { attemptColumns, type AttemptRow } from '../monitoring/monitor.queries';

/** First-round marks of bank items, with their answers, of these attempts. */
export const selectReportedResults = (db: Db, schoolId: Id, attemptIds: readonly Id[]) =>
  db.all<ReportedResult>(sql`
    select t.school_id, t.person_id, a.class_id, a.subject_id,
      'work' as area, a.id as thing_id, h.title, t.id as attempt_id, m.item_id, m.part,
      i.question_id, i.question_version as version, m.points, m.of, coalesce(w.answer, '{}') as answer,
      coalesce(t.submitted_at, a.due_at) as at
    from work.mark m
    join work.attempt t on t.school_id = m.school_id and t.id = m.attempt_id
    join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
    join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
    join work.item i on i.school_id = a.school_id and i.homework_id = a.homework_id and i.id = m.item_id
    left join work.answer w on w.school_id = m.school_id and w.attempt_id = m.attempt_id and w.item_id = m.item_id
      and w.part = m.part and w.round = m.round
    where m.school_id = ${schoolId} and m.attempt_id = any(${[...attemptIds]}::uuid[]) and m.round = 0
      and m.points is not null and m.of > 0 and i.question_id is not null
    order by t.person_id, t.id, m.item_id, m.part`);

/** Attempts of a school whose marks are final and that were submitted, or were due, since a moment. */
export const selectMarkedSince = (db: Db, schoolId: Id, since: Date) =>
  db.all<{ id: Id }>(sql`
    select t.id from work.attempt t
    join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
    where t.school_id = ${schoolId} and t.state in (${attemptStates.corrected}, ${attemptStates.returned})
      and coalesce(t.submitted_at, a.due_at) >= ${since}
    order by t.id`);

/** A student's own attempt, with all that decides whether its keys may be shown. */
export interface KeyedAttempt extends AttemptRow {
  readonly homeworkId: Id;
  readonly times: ReleaseTimes & { readonly asks: boolean };
  /** What of that which was asked for its homework holds: questions of the bank, or items. */
  readonly heldIds: readonly Id[];
}

type FlatRow = Omit<KeyedAttempt, 'times'> & Omit<KeyedAttempt['times'], 'dueAt'> & { readonly classDueAt: Date };

const rowOf = ({
  startsAt,
  classDueAt,
  lateUntil,
  withdrawnAt,
  release,
  releasedAt,
  asks,
  ...row
}: FlatRow): KeyedAttempt => ({
  ...row,
  times: { startsAt, dueAt: classDueAt, lateUntil, withdrawnAt, release, releasedAt, asks },
});

const columns = sql`${attemptColumns}, a.homework_id, a.starts_at,
  a.due_at as class_due_at, a.late_until, a.withdrawn_at, a.release,
  a.released_at, a.asks`;

/** A student's own attempts, of those asked for. */
export const selectKeyedAttempts = async (db: Db, personId: Id, attemptIds: readonly Id[]): Promise<KeyedAttempt[]> =>
  (
    await db.all<FlatRow>(sql`
      select ${columns}, '{}'::uuid[] as held_ids
      from work.attempt t join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
      join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
      where t.person_id = ${personId} and t.id = any(${[...attemptIds]}::uuid[]) and h.removed_at is null`)
  ).map(rowOf);

const selectHolders = async (db: Db, personId: Id, ids: readonly Id[], column: Query): Promise<KeyedAttempt[]> =>
  (
    await db.all<FlatRow>(sql`
      select ${columns}, held.ids as held_ids
      from work.attempt t join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
      join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
      join lateral (select array_agg(${column}) as ids from work.item i
        where i.school_id = h.school_id and i.homework_id = h.id and ${column} = any(${[...ids]}::uuid[])
          and i.tiers & (1 << t.tier) <> 0) held on held.ids is not null
      where t.person_id = ${personId} and a.withdrawn_at is null and h.removed_at is null`)
  ).map(rowOf);

/** A student's homework that contains some of these questions, and which ones. */
export const selectHolding = (db: Db, personId: Id, questionIds: readonly Id[]) =>
  selectHolders(db, personId, questionIds, sql`i.question_id`);

/** The same of items. */
export const selectHoldingItems = (db: Db, personId: Id, itemIds: readonly Id[]) =>
  selectHolders(db, personId, itemIds, sql`i.id`);

/** What lists say of homework. */
export const selectHomeworkFacts = (db: Db, { schoolId, id }: { readonly schoolId: Id; readonly id: Id }) =>
  db.one<{ title: string; subjectId: Id }>(sql`
    select title, subject_id from work.homework where school_id = ${schoolId} and id = ${id}`);
