import type { Id } from 'edutech/core/common/ids';
import type { QuestionBody } from '../../kit/common/question-body';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { isReadable } from '../browsing/readable.queries';
import type { Signature } from '../words/signature';

/**
 * Readable questions that share a band of the signature, without the question itself (`except`)
 * and its origin.
 */
export const selectCandidates = (db: Db, [a, b, c, d]: Signature, actor: SignedIn, except: Id | null, most: number) =>
  db.all<{ id: Id; body: QuestionBody }>(sql`
    select q.id, v.body from (
      (select id from questions.question where band_0 = ${a} limit ${most})
      union (select id from questions.question where band_1 = ${b} limit ${most})
      union (select id from questions.question where band_2 = ${c} limit ${most})
      union (select id from questions.question where band_3 = ${d} limit ${most})) near
    join questions.question q on q.id = near.id
    join questions.version v on v.question_id = q.id and v.version = q.version
    where ${isReadable(actor)} and q.id is distinct from ${except}::uuid
      and not exists (select from questions.question own where own.id = ${except}::uuid and own.fork_of = q.id)`);

/** An item of an import and what may be nearly the same. */
export interface CandidateRow {
  readonly itemId: Id;
  readonly id: Id;
  readonly title: string;
  readonly body: QuestionBody;
}

/** The same for many items at once, each under its id. */
export const selectCandidatesOf = (
  db: Db,
  items: readonly { readonly id: Id; readonly signature: Signature }[],
  actor: SignedIn,
  most: number,
) =>
  db.all<CandidateRow>(sql`
    select i.id as "itemId", q.id, q.title, v.body
    from jsonb_to_recordset(${JSON.stringify(
      items.map(({ id, signature: [a, b, c, d] }) => ({ id, a, b, c, d })),
    )}::jsonb) as i (id uuid, a integer, b integer, c integer, d integer)
    cross join lateral (
      (select id from questions.question where band_0 = i.a limit ${most})
      union (select id from questions.question where band_1 = i.b limit ${most})
      union (select id from questions.question where band_2 = i.c limit ${most})
      union (select id from questions.question where band_3 = i.d limit ${most})) near
    join questions.question q on q.id = near.id
    join questions.version v on v.question_id = q.id and v.version = q.version
    where ${isReadable(actor)}`);
