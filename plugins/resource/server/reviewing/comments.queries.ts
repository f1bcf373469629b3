import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Anchor } from '../../model/sharing';

export interface NewComment {
  readonly id: Id;
  readonly taskId: Id;
  readonly authorId: Id;
  readonly authorName: string;
  readonly anchor: Anchor;
  readonly at: number;
  readonly text: string;
}

export const insertComment = (db: Db, c: NewComment, now: Date) =>
  db.run(sql`
    insert into resource.audit_comment (id, task_id, author_person_id, author_name, anchor, at, text, commented_at)
    values (${c.id}, ${c.taskId}, ${c.authorId}, ${c.authorName}, ${c.anchor}, ${c.at}, ${c.text}, ${now})`);

export const countComments = async (db: Db, taskId: Id): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from resource.audit_comment where task_id = ${taskId}`)
  ).count;

/** Removes a person's comment from a waiting review; returns whether there was one. */
export const deleteComment = async (db: Db, id: Id, authorId: Id): Promise<boolean> =>
  (await db.run(sql`
    delete from resource.audit_comment c where c.id = ${id} and c.author_person_id = ${authorId}
      and exists (select from resource.audit_task t where t.id = c.task_id and t.state = 'waiting')`)) > 0;
