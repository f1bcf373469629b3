import type { Id } from 'edutech/core/common/ids';
import type { BankSource } from 'edutech/core/common/teaching/sources';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { QuestionValues } from '../../api/saving';
import { isReadable } from '../browsing/readable.queries';

/** What a form is filled with; numbers of the wire, not of the table. */
export type FormRow = QuestionValues & { readonly id: Id; readonly version: number; readonly source: BankSource };

const columns: Query = sql`
  q.id, v.version, q.source, v.body, k.key, q.difficulty, q.stage as stage_id, q.subject_id, q.grade_id,
  array(select p.node_id from questions.placement p where p.question_id = q.id and p.is_direct order by p.position) as node_ids,
  (select coalesce(jsonb_agg(jsonb_build_object('kiid', replace(l.point_id::text, '-', ''), 'part', l.part)
      order by l.part, l.point_id), '[]')
    from questions.point_link l where l.question_id = q.id) as knowledge,
  q.kind, q.year, q.region, q.ability, q.seconds`;

const joined = (version: number | undefined): Query => sql`
  join questions.version v on v.question_id = q.id and v.version = coalesce(${version ?? null}::integer, q.version)
  join questions.answer_key k on k.question_id = v.question_id and k.version = v.version`;

/** A question of somebody's own; throws 404 `questions.error.notFound`. */
export const selectValues = (
  db: Db,
  { id, version }: { readonly id: Id; readonly version?: number },
  { personId }: SignedIn,
): Promise<FormRow> =>
  db.one(
    sql<FormRow>`
      select ${columns} from questions.question q ${joined(version)}
      where q.id = ${id} and q.owner_person_id = ${personId} and q.removed_at is null`,
    'questions.error.notFound',
  );

/** A question that the actor may read, for a fork; throws 404 `questions.error.notFound`. */
export const selectForked = (
  db: Db,
  { id, version }: { readonly id: Id; readonly version?: number },
  actor: SignedIn,
): Promise<FormRow> =>
  db.one(
    sql<FormRow>`select ${columns} from questions.question q ${joined(version)} where q.id = ${id} and ${isReadable(actor)}`,
    'questions.error.notFound',
  );
