import { type Db, sql } from 'edutech/core/server/data/db';

/** Counts anew the questions that were used since. */
export const updateUseCounts = (db: Db, since: Date): Promise<number> =>
  db.run(sql`
    update questions.question q set used = counted.count
    from (select u.question_id, count(*) as count from questions.use u
      where u.question_id in (select question_id from questions.use where used_at >= ${since}) group by 1) counted
    where q.id = counted.question_id and q.used <> counted.count`);
