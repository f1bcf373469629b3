import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Found } from './question-words';

/** Current search data of questions. */
export const selectSearchSources = (db: Db, ids: readonly Id[]) =>
  db.all<Found & { readonly id: Id; readonly isPublic: boolean }>(sql`
    select q.id, v.body, q.difficulty, q.stage, q.subject_id, q.grade_id, q.kind, q.year,
      q.listed_at, q.is_public, case when q.source = 2 then q.school_id end as bank_school_id,
      array(select p.node_id from questions.placement p where p.question_id = q.id) as node_ids,
      array(select distinct l.point_id from questions.point_link l where l.question_id = q.id) as point_ids
    from questions.question q join questions.version v on v.question_id = q.id and v.version = q.version
    where q.id = any(${ids}::uuid[])`);

/** Writes the words of questions where they belong: those of what is public apart from those of others. */
export async function updateWords(
  db: Db,
  rows: readonly { readonly id: Id; readonly isPublic: boolean; readonly words: readonly string[] }[],
): Promise<void> {
  // arrays of arrays must be of one length in SQL, so words travel as one document
  const given = sql`
    (select t.id, t.is_public, array_to_tsvector(t.words) as vector
      from jsonb_to_recordset(${JSON.stringify(rows.map(({ id, isPublic, words }) => ({ id, is_public: isPublic, words })))}::jsonb)
      as t (id uuid, is_public boolean, words text[])) given`;
  await db.run(sql`
    update questions.question q set words = case when given.is_public then null else given.vector end
    from ${given} where q.id = given.id`);
  await db.run(sql`
    insert into questions.public_word (question_id, words) select given.id, given.vector from ${given} where given.is_public
    on conflict (question_id) do update set words = excluded.words`);
  await db.run(sql`
    delete from questions.public_word w using ${given} where w.question_id = given.id and not given.is_public`);
}
