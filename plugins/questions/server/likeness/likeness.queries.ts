import type { Id } from 'edutech/core/common/ids';
import type { QuestionBody } from 'edutech/core/common/question/question-body';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { isReadable } from '../reading/readable.queries';
import type { Signature } from '../words/signature';

/** Questions that have a band of the signature in common, of those that somebody may read. */
export const selectCandidates = (db: Db, [a, b, c, d]: Signature, actor: SignedIn, except: Id | null, most: number) =>
  db.all<{ id: Id; body: QuestionBody }>(sql`
    select q.id, v.body from (
      (select id from questions.question where band_0 = ${a} limit ${most})
      union (select id from questions.question where band_1 = ${b} limit ${most})
      union (select id from questions.question where band_2 = ${c} limit ${most})
      union (select id from questions.question where band_3 = ${d} limit ${most})) near
    join questions.question q on q.id = near.id
    join questions.version v on v.question_id = q.id and v.version = q.version
    where ${isReadable(actor)} and q.id is distinct from ${except}::uuid`);
