import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** Homework of a teacher with photos to check. */
export const selectWaiting = (db: Db, personId: Id) =>
  db.all<{ id: Id; title: string; papers: number }>(sql`
    select a.id, a.title, count(distinct s.person_id)::int as papers
    from dictionary.assignment a join dictionary.paper s on s.school_id = a.school_id and s.assignment_id = a.id
    where a.author_person_id = ${personId} and a.removed_at is null and s.checked_at is null
    group by a.id, a.title, a.due_at order by a.due_at, a.id limit 20`);

/** Vocabulary homework that a teacher assigned in a term. */
export const countPublished = async (
  db: Db,
  { personId, termId }: { readonly personId: Id; readonly termId: Id },
): Promise<number> => {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from dictionary.assignment a join core.term t on t.id = ${termId}
    where a.author_person_id = ${personId} and a.removed_at is null
      and a.published_at >= t.starts_on and a.published_at < t.ends_on + 1`);
  return count;
};
