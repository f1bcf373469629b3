import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** A teacher's comment phrases, the most used first. */
export const selectComments = (db: Db, personId: Id, subjectId: Id | null) =>
  db.all<{ id: Id; text: string; used: number; subjectId: Id | null }>(sql`
    select id, text, used, subject_id from work.comment
    where person_id = ${personId} and (${subjectId}::uuid is null or subject_id is null or subject_id = ${subjectId}::uuid)
    order by used desc, changed_at desc, id limit 200`);

export const countComments = async (db: Db, personId: Id): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*) as count from work.comment where person_id = ${personId}`))
    .count;

/** Adds phrases; existing ones keep their id. */
export const insertComment = (
  db: Db,
  row: {
    readonly personId: Id;
    readonly id: Id;
    readonly text: string;
    readonly subjectId: Id | null;
    readonly now: Date;
  },
) =>
  db.one<{ id: Id }>(sql`
    insert into work.comment (person_id, id, subject_id, text, changed_at)
    values (${row.personId}, ${row.id}, ${row.subjectId}, ${row.text}, ${row.now})
    on conflict (person_id, text) do update set changed_at = excluded.changed_at returning id`);

export const deleteComment = (db: Db, personId: Id, id: Id) =>
  db.run(sql`delete from work.comment where person_id = ${personId} and id = ${id}`);

/** Counts another use of phrases. */
export async function countUsed(db: Db, personId: Id, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  await db.run(sql`
    update work.comment c set used = c.used + n.times
    from (select text, count(*)::int as times from unnest(${[...texts]}::text[]) as given (text) group by text) n
    where c.person_id = ${personId} and c.text = n.text`);
}
