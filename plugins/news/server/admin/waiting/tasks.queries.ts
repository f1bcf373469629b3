import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import { edited, waiting } from '../articles/articles.queries';

/** Articles that wait for a review by somebody: the one that waits longest, and when the first is to appear. */
export const selectToReview = (db: Db, personId: Id) =>
  db.one<{ count: number; firstId: Id | null; title: string | null; due: Date | null }>(sql`
    select count(*) as count, min(a.publish_at) as due,
      (array_agg(a.id order by a.publish_at, a.updated_at, a.id))[1] as first_id,
      (array_agg(a.title order by a.publish_at, a.updated_at, a.id))[1] as title
    from news.article a where a.removed_at is null and ${edited} and ${waiting(personId)}`);

/** Own drafts that a review returned, the last returned first. */
export const selectReturned = (db: Db, personId: Id) =>
  db.all<{ id: Id; title: string; reason: string; by: string }>(sql`
    select a.id, a.title, last.reason, last.by_name as by from news.article a
    join lateral (select s.act, s.reason, s.by_name, s.done_at from news.article_step s where s.article_id = a.id
      order by s.done_at desc, s.id desc limit 1) last on last.act = 'return'
    where a.removed_at is null and a.state = 'draft' and ${personId} = any(a.writer_ids) and ${edited}
    order by last.done_at desc limit 5`);
