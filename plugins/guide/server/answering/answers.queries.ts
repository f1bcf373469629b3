import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { VerdictState } from 'edutech/plugins/questions/kit/common/verdict';
import type { AnswerRow, AnswerTables } from 'edutech/plugins/questions/kit/server/answers/answer-tables';

/** Answers of attempts. */
export const guideAnswers: AnswerTables<{ readonly attemptId: Id; readonly personId: Id }> = {
  events: 'guide.answer_event',
  current: 'guide.answer',
  own: { attemptId: 'uuid', personId: 'uuid' },
  places: ['attemptId'],
};
export type GuideAnswer = AnswerRow<typeof guideAnswers>;

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
