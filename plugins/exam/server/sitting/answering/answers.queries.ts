import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { AnswerVersion } from 'edutech/plugins/questions/kit/common/answers/answer-version';
import type { SittingKey } from '../sittings.queries';

/** An answer as it arrived, stored as an event. */
export interface ArrivedAnswer extends AnswerVersion {
  readonly schoolId: Id;
  readonly sittingId: Id;
  readonly personId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly answer: Answer;
  readonly isBlank: boolean;
  readonly counts: boolean;
}

/** Adds events; existing ones stay as they are. */
export const insertAnswerEvents = (db: Db, rows: readonly ArrivedAnswer[], now: Date) =>
  db.run(sql`
    insert into exam.answer_event (school_id, sitting_id, person_id, item_id, part, client, sequence, answer, written_at,
      arrived_at, counted)
    select given.school_id, given.sitting_id, given.person_id, given.item_id, given.part, given.client, given.sequence,
      given.answer, given.written_at, ${now}, given.counted
    from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.sittingId)}::uuid[],
      ${rows.map((row) => row.personId)}::uuid[], ${rows.map((row) => row.itemId)}::uuid[],
      ${rows.map((row) => row.part)}::int2[], ${rows.map((row) => row.client)}::uuid[],
      ${rows.map((row) => row.sequence)}::int4[], ${rows.map((row) => JSON.stringify(row.answer))}::jsonb[],
      ${rows.map((row) => row.writtenAt)}::timestamptz[], ${rows.map((row) => row.counts)}::bool[])
      as given (school_id, sitting_id, person_id, item_id, part, client, sequence, answer, written_at, counted)
    order by given.sitting_id, given.item_id, given.part, given.sequence
    on conflict do nothing`);

/** Writes what stands of each part (one row each), by the rule of `supersedes`. */
export const upsertSittingAnswers = (db: Db, rows: readonly ArrivedAnswer[], now: Date) =>
  db.run(sql`
    insert into exam.sitting_answer as w (school_id, sitting_id, person_id, item_id, part, answer, is_blank, client, sequence,
      written_at, arrived_at, after_client, after_sequence)
    select given.school_id, given.sitting_id, given.person_id, given.item_id, given.part, given.answer, given.is_blank,
      given.client, given.sequence, given.written_at, ${now}, given.after_client, given.after_sequence
    from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.sittingId)}::uuid[],
      ${rows.map((row) => row.personId)}::uuid[], ${rows.map((row) => row.itemId)}::uuid[],
      ${rows.map((row) => row.part)}::int2[], ${rows.map((row) => JSON.stringify(row.answer))}::jsonb[],
      ${rows.map((row) => row.isBlank)}::bool[], ${rows.map((row) => row.client)}::uuid[],
      ${rows.map((row) => row.sequence)}::int4[], ${rows.map((row) => row.writtenAt)}::timestamptz[],
      ${rows.map((row) => row.after?.client ?? null)}::uuid[],
      ${rows.map((row) => row.after?.sequence ?? null)}::int4[])
      as given (school_id, sitting_id, person_id, item_id, part, answer, is_blank, client, sequence, written_at,
        after_client, after_sequence)
    order by given.sitting_id, given.item_id, given.part
    on conflict (school_id, sitting_id, item_id, part) do update set answer = excluded.answer,
      is_blank = excluded.is_blank, client = excluded.client, sequence = excluded.sequence,
      written_at = excluded.written_at, arrived_at = excluded.arrived_at, after_client = excluded.after_client,
      after_sequence = excluded.after_sequence
    where case
      when w.client = excluded.client then excluded.sequence > w.sequence
      when excluded.after_client = w.client and excluded.after_sequence >= w.sequence then true
      when w.after_client = excluded.client and w.after_sequence >= excluded.sequence then false
      else excluded.written_at > w.written_at end`);

export interface StandingAnswer {
  readonly sittingId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly answer: Answer;
  readonly isBlank: boolean;
  readonly client: Id;
  readonly sequence: number;
}

/** What stands of sittings. */
export const selectSittingAnswers = (db: Db, keys: readonly SittingKey[]) =>
  db.all<StandingAnswer>(sql`
    select sitting_id, item_id, part, answer, is_blank, client, sequence from exam.sitting_answer
    where (school_id, sitting_id) in (
      select * from unnest(${keys.map((key) => key.schoolId)}::uuid[], ${keys.map((key) => key.id)}::uuid[]))
    order by sitting_id, item_id, part`);
