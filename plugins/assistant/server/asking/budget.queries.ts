import type { Id } from 'edutech/core/common/ids';
import type { Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

/** What a school has spent on each day of a month; others who ask for it wait until this transaction ends. */
export async function lockSpent(db: Db, schoolId: Id, day: Day) {
  await db.run(sql`
    insert into assistant.spent (school_id, day) values (${schoolId}, ${day}::date) on conflict do nothing`);
  return db.all<{ day: Day; tokens: number }>(sql`
    select day::text, tokens from assistant.spent
    where school_id = ${schoolId} and day >= date_trunc('month', ${day}::date) and day <= ${day}::date
    order by day for update`);
}

/** Adds to what a day has come to, or gives back what was not needed. */
export const addSpent = (db: Db, schoolId: Id, day: Day, tokens: number) =>
  db.run(sql`
    update assistant.spent set tokens = greatest(0, tokens + ${tokens})
    where school_id = ${schoolId} and day = ${day}::date`);

export const deleteSpentBefore = (db: Db, day: Day) =>
  db.run(sql`delete from assistant.spent where day < ${day}::date`);
