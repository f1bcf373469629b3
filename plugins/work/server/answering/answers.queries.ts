import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { AttemptStatus, Times } from '../../model/answering/attempt';
import type { AnswerRow, AnswerTables } from 'edutech/plugins/questions/kit/server/answers/answer-tables';
import type { CurrentAnswer as StoredAnswer } from 'edutech/plugins/questions/kit/server/answers/answers.queries';
import type { Tier } from '../../model/homework';
import type { HomeworkKey } from '../homework/homework.queries';

/** Answers of attempts, of each round. */
export const homeworkAnswers: AnswerTables<{
  readonly attemptId: Id;
  readonly round: number;
  readonly isLate: boolean;
}> = {
  events: 'work.answer_event',
  current: 'work.answer',
  own: { attemptId: 'uuid', round: 'int2', isLate: 'bool' },
  places: ['attemptId', 'round'],
};
export type HomeworkAnswer = AnswerRow<typeof homeworkAnswers>;

/** What decides which answers a student may save, as far as it stays the same while students write. */
export interface AnswerableRow {
  readonly id: Id;
  readonly schoolId: Id;
  readonly assignmentId: Id;
  readonly homeworkId: Id;
  /** Of the homework. */
  readonly version: number;
  readonly tier: Tier;
  readonly round: number;
  readonly toRight: readonly Id[];
  readonly startsAt: Date;
}

const ownAttempt = (actor: SignedIn, id: Id): Query => sql`
  work.attempt t join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
  join work.homework h on h.school_id = a.school_id and h.id = a.homework_id and h.removed_at is null
    and t.id = ${id} and t.person_id = ${actor.personId}`;

/** What answers are checked against; 404 `work.error.noAttempt` if it is not the actor's. */
export const selectAnswerable = (db: Db, actor: SignedIn, id: Id) =>
  db.one<AnswerableRow>(
    sql`
      select t.id, t.school_id, t.assignment_id, t.tier, t.round, t.to_right,
        a.homework_id, a.starts_at, h.version
      from ${ownAttempt(actor, id)}`,
    'work.error.noAttempt',
  );

/** An item as far as answers to it are checked. */
export interface AnswerableItem {
  readonly id: Id;
  readonly tiers: number;
  readonly parts: number;
}

export const selectAnswerableItems = (db: Db, { schoolId, id }: HomeworkKey) =>
  db.all<AnswerableItem>(sql`
    select id, tiers, jsonb_array_length(points) as parts from work.item
    where school_id = ${schoolId} and homework_id = ${id}`);

export interface LockedAttempt extends AttemptStatus {
  readonly id: Id;
  readonly schoolId: Id;
  readonly assignmentId: Id;
  readonly toRight: readonly Id[];
  readonly times: Times;
}

/** Locks attempts against submission while answers are added (a key share lock; submitting is an update). */
export async function lockAttemptsShared(
  db: Db,
  keys: readonly { readonly schoolId: Id; readonly id: Id }[],
): Promise<LockedAttempt[]> {
  const rows = await db.all<Omit<LockedAttempt, 'times'> & Omit<Times, 'dueAt'> & { classDueAt: Date }>(sql`
    select t.id, t.school_id, t.assignment_id, t.state, t.round, t.to_right, t.is_late, t.opened_at, t.submitted_at,
      t.due_at, a.starts_at, a.due_at as class_due_at, a.late_until,
      a.withdrawn_at
    from work.attempt t join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
    where (t.school_id, t.id) in (
      select * from unnest(${keys.map((key) => key.schoolId)}::uuid[], ${keys.map((key) => key.id)}::uuid[]))
    order by t.id for key share of t`);
  return rows.map(({ startsAt, classDueAt, lateUntil, withdrawnAt, ...status }) => ({
    ...status,
    times: { startsAt, dueAt: classDueAt, lateUntil, withdrawnAt },
  }));
}

export interface CurrentAnswer extends StoredAnswer {
  readonly attemptId: Id;
  readonly round: number;
  readonly isLate: boolean;
}

const currentAnswers = sql`attempt_id, item_id, part, round, answer, is_blank, client, sequence, written_at, is_late
  from work.answer`;

/** Current answers of attempts in all rounds, the latest first within a part. */
export const selectAnswers = (db: Db, schoolId: Id, attemptIds: readonly Id[], itemIds?: readonly Id[]) =>
  db.all<CurrentAnswer>(sql`
    select ${currentAnswers}
    where school_id = ${schoolId} and attempt_id = any(${[...attemptIds]}::uuid[])
      ${itemIds ? sql`and item_id = any(${[...itemIds]}::uuid[])` : sql``}
    order by attempt_id, item_id, part, round desc`);

/** The same of the actor's own attempt, for who does not know yet whether there is one. */
export const selectOwnAnswers = (db: Db, actor: SignedIn, attemptId: Id) =>
  db.all<CurrentAnswer>(sql`
    select ${currentAnswers}
    where school_id = (select school_id from work.attempt where id = ${attemptId} and person_id = ${actor.personId})
      and attempt_id = ${attemptId}
    order by attempt_id, item_id, part, round desc`);

/** The last answer of each other device in this round that differs from the current one. */
export const selectOtherVersions = (db: Db, { schoolId, id, round }: { schoolId: Id; id: Id; round: number }) =>
  db.all<Pick<CurrentAnswer, 'itemId' | 'part' | 'answer' | 'writtenAt'>>(sql`
    select e.item_id, e.part, e.answer, e.written_at
    from (select distinct on (item_id, part, client) * from work.answer_event
      where school_id = ${schoolId} and attempt_id = ${id} and round = ${round}
      order by item_id, part, client, sequence desc) e
    join work.answer w on w.school_id = e.school_id and w.attempt_id = e.attempt_id and w.item_id = e.item_id
      and w.part = e.part and w.round = e.round
    where e.client <> w.client and e.answer <> w.answer order by e.written_at`);
