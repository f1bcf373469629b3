import type { Id } from 'edutech/core/common/ids';
import type { QuestionBody } from '../../kit/common/question-body';
import type { QuestionKey } from '../../kit/common/question-key';
import type { Difficulty } from '../../kit/common/types/difficulty';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Ability } from '../../kit/common/types/abilities';
import type { QuestionResult, QuestionUse } from '../../api/bank';
import type { QuestionVersion } from '../../api/candidates';

/** The asked versions as rows `asked (question_id, version)`, each once. */
const asked = (versions: readonly QuestionVersion[]): Query => sql`
  (select distinct * from unnest(${versions.map(({ questionId }) => questionId)}::uuid[],
    ${versions.map(({ version }) => version)}::integer[]) as t (question_id, version)) asked`;

/** Most questions examined for a frequent word. */
const mostWithWords = 500;

export const selectBodies = (db: Db, versions: readonly QuestionVersion[]) =>
  db.all<QuestionVersion & { body: QuestionBody }>(sql`
    select v.question_id, v.version, v.body from ${asked(versions)}
    join questions.version v using (question_id, version)`);

export const selectKeysOf = (db: Db, versions: readonly QuestionVersion[]) =>
  db.all<QuestionVersion & { key: QuestionKey }>(sql`
    select k.question_id, k.version, k.key from ${asked(versions)}
    join questions.answer_key k using (question_id, version)`);

export interface FactRow extends QuestionVersion {
  readonly difficulty: Difficulty;
  readonly facility: number | null;
  readonly seconds: number;
  readonly subjectId: Id;
  readonly pointIds: Id[];
  readonly nodeIds: Id[];
  readonly ability: Ability | null;
  readonly newest: number;
  readonly isRemoved: boolean;
}

export const selectFacts = (db: Db, versions: readonly QuestionVersion[]) =>
  db.all<FactRow>(sql`
    select q.id as question_id, asked.version, q.difficulty, q.facility, coalesce(q.measured_seconds, q.seconds) as seconds,
      q.subject_id, q.ability, q.version as newest, q.removed_at is not null as is_removed,
      array(select distinct l.point_id from questions.point_link l where l.question_id = q.id order by 1) as point_ids,
      array(select p.node_id from questions.placement p where p.question_id = q.id and p.is_direct order by p.position) as node_ids
    from ${asked(versions)} join questions.question q on q.id = asked.question_id`);

/** Questions `q` that the connection's person may put on papers and into homework. */
const isUsable: Query<boolean> = sql`(q.removed_at is null and (q.is_public
  or q.owner_person_id = (select core.scope_person())
  or (q.source = 2 and q.school_id = (select core.scope_school()))))`;

/**
 * Questions that a person may use in their own homework: not those that they only met there or that colleagues
 * submitted for review.
 */
export const selectNewest = (db: Db, questionIds: readonly Id[]): Promise<QuestionVersion[]> =>
  db.all(sql<QuestionVersion>`
    select q.id as question_id, q.version from unnest(${questionIds}::uuid[]) with ordinality as given (id, place)
    join questions.question q on q.id = given.id
    where ${isUsable} order by given.place`);

/** Questions of a grade and subject in the basket of the connection's person that the person may still use. */
export const selectInBasket = (
  db: Db,
  { gradeId, subjectId }: { readonly gradeId: Id; readonly subjectId: Id },
): Promise<QuestionVersion[]> =>
  db.all(sql<QuestionVersion>`
    select q.id as question_id, q.version from questions.basket_item b join questions.question q on q.id = b.question_id
    where b.person_id = (select core.scope_person()) and q.grade_id = ${gradeId} and q.subject_id = ${subjectId}
      and ${isUsable} order by b.position, b.question_id`);

/**
 * Others of the same subject and type that share a knowledge point or, without one, a chapter: ordered by what
 * they share, by difficulty and by use. Without forks of the question, or its origin.
 */
export const selectSimilar = (db: Db, questionIds: readonly Id[], count: number) =>
  db.all(sql<QuestionVersion & { readonly to: Id }>`
    select this.id as to, found.question_id, found.version from questions.question this
    cross join lateral (
      with near as (
        select other.question_id, 2 as worth from questions.point_link own
        join questions.point_link other using (point_id) where own.question_id = this.id
        union all
        (select other.question_id, 1 from questions.placement own
          join questions.placement other using (node_id)
          where own.question_id = this.id and own.is_direct limit 2000))
      select q.id as question_id, q.version,
        row_number() over (order by (q.type = this.type) desc, shared.worth desc, abs(q.difficulty - this.difficulty), q.used desc, q.id)
          as place
      from (select question_id, sum(worth) as worth from near group by 1) shared
      join questions.question q on q.id = shared.question_id
      where q.id <> this.id and q.removed_at is null and q.subject_id = this.subject_id
        and q.fork_of is distinct from this.id and this.fork_of is distinct from q.id
        and (q.is_public or q.owner_person_id = (select core.scope_person())
          or (q.source = 2 and q.school_id = (select core.scope_school())))
      order by place limit ${count}) found
    where this.id = any(${[...questionIds]}::uuid[]) order by this.id, found.place`);

/** Public questions that have these words: those that have them in one piece first, of these the most used. */
export const selectWithWords = (
  db: Db,
  { asked, words, count }: { readonly asked: string; readonly words: string; readonly count: number },
): Promise<QuestionVersion[]> =>
  db.all(sql<QuestionVersion>`
    select q.id as question_id, q.version
    from (select question_id from questions.public_word where words @@ ${asked}::tsquery limit ${mostWithWords}) w
    join questions.question q on q.id = w.question_id
    where q.is_public and q.removed_at is null
    order by (position(lower(${words}) in lower(q.title)) > 0) desc, q.used desc, q.id limit ${count}`);

/** Writes uses; existing ones stay. */
export async function insertUses(db: Db, uses: readonly QuestionUse[]): Promise<void> {
  const list = <Value>(pick: (one: QuestionUse) => Value) => uses.map(pick);
  await db.run(sql`
    insert into questions.use (question_id, version, plugin, thing_id, school_id, person_id, used_at)
    select * from unnest(
      ${list(({ questionId }) => questionId)}::uuid[], ${list(({ version }) => version)}::integer[],
      ${list(({ plugin }) => plugin)}::text[], ${list(({ thingId }) => thingId)}::uuid[],
      ${list(({ schoolId }) => schoolId)}::uuid[], ${list(({ personId }) => personId)}::uuid[],
      ${list(({ at }) => at)}::timestamptz[])
    on conflict (question_id, version, plugin, thing_id) do nothing`);
}

/** Writes results; a repeated report replaces the earlier one, since marks change. */
export async function upsertResults(db: Db, results: readonly QuestionResult[], now: Date): Promise<void> {
  const list = <Value>(pick: (one: QuestionResult) => Value) => results.map(pick);
  await db.run(sql`
    insert into questions.result (school_id, question_id, version, part, person_id, answered_at, points, of, seconds, noted_at)
    select distinct on (1, 2, 3, 4, 5, 6) t.*, ${now}::timestamptz from unnest(
      ${list(({ schoolId }) => schoolId)}::uuid[], ${list(({ questionId }) => questionId)}::uuid[],
      ${list(({ version }) => version)}::integer[], ${list(({ part }) => part)}::smallint[],
      ${list(({ personId }) => personId)}::uuid[], ${list(({ at }) => at)}::timestamptz[],
      ${list(({ points }) => points)}::numeric[], ${list(({ of }) => of)}::numeric[],
      ${list(({ seconds }) => seconds)}::integer[]) as t (school_id, question_id, version, part, person_id, answered_at, points, of, seconds)
    on conflict (school_id, question_id, version, part, person_id, answered_at) do update
      set points = excluded.points, of = excluded.of, seconds = excluded.seconds, noted_at = excluded.noted_at`);
}
