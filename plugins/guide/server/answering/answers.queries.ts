import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { AnswerVersion } from 'edutech/plugins/questions/kit/common/answers/answer-version';
import type { VerdictState } from 'edutech/plugins/questions/kit/common/verdict';

/** An answer as it arrived, stored as an event. */
export interface ArrivedAnswer extends AnswerVersion {
  readonly schoolId: Id;
  readonly attemptId: Id;
  readonly personId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly answer: Answer;
  readonly isBlank: boolean;
  readonly counts: boolean;
}

export interface AttemptKey {
  readonly schoolId: Id;
  readonly id: Id;
}

export interface LockedAttempt extends AttemptKey {
  readonly submitted: readonly Id[];
  readonly dueAt: Date;
  readonly withdrawnAt: Date | null;
}

const isOneOf = (keys: readonly AttemptKey[], columns: Query): Query => sql`${columns} in (
  select * from unnest(${keys.map((key) => key.schoolId)}::uuid[], ${keys.map((key) => key.id)}::uuid[]))`;

/** Locks attempts until the call ends, in one order: nobody waits in a circle. */
export const lockAttempts = (db: Db, keys: readonly AttemptKey[]) =>
  db.all<LockedAttempt>(sql`
    select t.school_id, t.id, t.submitted, a.due_at, a.withdrawn_at
    from guide.attempt t join guide.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
    where ${isOneOf(keys, sql`(t.school_id, t.id)`)} order by t.id for update of t`);

/** When blocks were submitted. */
export const selectSubmittedAt = (db: Db, keys: readonly AttemptKey[]) =>
  db.all<{ attemptId: Id; blockId: Id; writtenAt: Date }>(sql`
    select w.attempt_id, w.item_id as block_id, w.written_at
    from guide.answer w join guide.attempt t on t.school_id = w.school_id and t.id = w.attempt_id
    where ${isOneOf(keys, sql`(w.school_id, w.attempt_id)`)} and w.item_id = any(t.submitted)`);

/** Adds events; existing ones stay as they are. */
export const insertEvents = (db: Db, rows: readonly ArrivedAnswer[], now: Date) =>
  db.run(sql`
    insert into guide.answer_event (school_id, attempt_id, person_id, item_id, part, client, sequence, answer, written_at,
      arrived_at, counted)
    select given.school_id, given.attempt_id, given.person_id, given.item_id, given.part, given.client, given.sequence,
      given.answer, given.written_at, ${now}, given.counted
    from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.attemptId)}::uuid[],
      ${rows.map((row) => row.personId)}::uuid[], ${rows.map((row) => row.itemId)}::uuid[],
      ${rows.map((row) => row.part)}::int2[], ${rows.map((row) => row.client)}::uuid[],
      ${rows.map((row) => row.sequence)}::int4[], ${rows.map((row) => JSON.stringify(row.answer))}::jsonb[],
      ${rows.map((row) => row.writtenAt)}::timestamptz[], ${rows.map((row) => row.counts)}::bool[])
      as given (school_id, attempt_id, person_id, item_id, part, client, sequence, answer, written_at, counted)
    order by given.attempt_id, given.item_id, given.part, given.sequence
    on conflict do nothing`);

/** Writes what counts of each place (one row each), by the rule of `supersedes`. */
export const upsertAnswers = (db: Db, rows: readonly ArrivedAnswer[], now: Date) =>
  db.run(sql`
    insert into guide.answer as w (school_id, attempt_id, person_id, item_id, part, answer, is_blank, client, sequence,
      written_at, arrived_at, after_client, after_sequence)
    select given.school_id, given.attempt_id, given.person_id, given.item_id, given.part, given.answer, given.is_blank,
      given.client, given.sequence, given.written_at, ${now}, given.after_client, given.after_sequence
    from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.attemptId)}::uuid[],
      ${rows.map((row) => row.personId)}::uuid[], ${rows.map((row) => row.itemId)}::uuid[],
      ${rows.map((row) => row.part)}::int2[], ${rows.map((row) => JSON.stringify(row.answer))}::jsonb[],
      ${rows.map((row) => row.isBlank)}::bool[], ${rows.map((row) => row.client)}::uuid[],
      ${rows.map((row) => row.sequence)}::int4[], ${rows.map((row) => row.writtenAt)}::timestamptz[],
      ${rows.map((row) => row.after?.client ?? null)}::uuid[],
      ${rows.map((row) => row.after?.sequence ?? null)}::int4[])
      as given (school_id, attempt_id, person_id, item_id, part, answer, is_blank, client, sequence, written_at,
        after_client, after_sequence)
    order by given.attempt_id, given.item_id, given.part
    on conflict (school_id, attempt_id, item_id, part) do update set answer = excluded.answer,
      is_blank = excluded.is_blank, client = excluded.client, sequence = excluded.sequence,
      written_at = excluded.written_at, arrived_at = excluded.arrived_at, after_client = excluded.after_client,
      after_sequence = excluded.after_sequence
    where case
      when w.client = excluded.client then excluded.sequence > w.sequence
      when excluded.after_client = w.client and excluded.after_sequence >= w.sequence then true
      when w.after_client = excluded.client and w.after_sequence >= excluded.sequence then false
      else excluded.written_at > w.written_at end`);

export interface SeenAttempt extends AttemptKey {
  readonly submitted: readonly Id[];
  readonly seconds: number;
}

/** Notes that students were there and what they have submitted; time that nobody can have spent is not counted. */
export const updateAttempts = (db: Db, rows: readonly SeenAttempt[], now: Date) =>
  db.run(sql`
    update guide.attempt t set submitted = array(select jsonb_array_elements_text(given.submitted)::uuid),
      opened_at = coalesce(t.opened_at, ${now}), seen_at = ${now},
      seconds = t.seconds + least(given.seconds,
        greatest(0, extract(epoch from ${now}::timestamptz - coalesce(t.seen_at, t.opened_at, ${now}::timestamptz)))::int + 5)
    from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.id)}::uuid[],
      ${rows.map((row) => JSON.stringify(row.submitted))}::jsonb[], ${rows.map((row) => row.seconds)}::int4[])
      as given (school_id, id, submitted, seconds)
    where t.school_id = given.school_id and t.id = given.id`);

/** What counts of attempts. */
export const selectAnswersOf = (db: Db, keys: readonly AttemptKey[], itemIds: readonly Id[]) =>
  db.all<{ attemptId: Id; itemId: Id; part: number; answer: Answer; writtenAt: Date }>(sql`
    select attempt_id, item_id, part, answer, written_at from guide.answer
    where ${isOneOf(keys, sql`(school_id, attempt_id)`)} and item_id = any(${[...itemIds]}::uuid[])
    order by attempt_id, item_id, part`);

export interface MarkRow {
  readonly schoolId: Id;
  readonly attemptId: Id;
  readonly personId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly points: number | null;
  readonly of: number;
  readonly state: VerdictState;
}

export const upsertMarks = (db: Db, rows: readonly MarkRow[], now: Date) =>
  db.run(sql`
    insert into guide.mark (school_id, attempt_id, person_id, item_id, part, points, of, state, at)
    select given.*, ${now} from unnest(${rows.map((row) => row.schoolId)}::uuid[],
      ${rows.map((row) => row.attemptId)}::uuid[], ${rows.map((row) => row.personId)}::uuid[],
      ${rows.map((row) => row.itemId)}::uuid[], ${rows.map((row) => row.part)}::int2[],
      ${rows.map((row) => row.points)}::numeric[], ${rows.map((row) => row.of)}::numeric[],
      ${rows.map((row) => row.state)}::text[]) as given
    on conflict (school_id, attempt_id, item_id, part) do update set points = excluded.points, of = excluded.of,
      state = excluded.state, at = excluded.at`);
