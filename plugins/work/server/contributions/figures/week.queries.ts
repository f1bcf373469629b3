import type { Id } from 'edutech/core/common/ids';
import { cityTimeZone, type Day } from 'edutech/core/common/time/city-time';
import { type Db, sql } from 'edutech/core/server/data/db';

const within = (column: 'due_at' | 'published_at', from: Day, to: Day, schoolIds: readonly Id[] | null) => {
  const at = column === 'due_at' ? sql`a.due_at` : sql`a.published_at`;
  return sql`a.withdrawn_at is null
    and ${at} >= (${from}::date)::timestamp at time zone ${cityTimeZone}
    and ${at} < (${to}::date + 1)::timestamp at time zone ${cityTimeZone}
    and (${schoolIds === null} or a.school_id = any (${schoolIds ?? []}::uuid[]))`;
};

/** Homework that is due on each day: how much, and of how many classes. */
export const selectDueDays = (db: Db, from: Day, to: Day, schoolIds: readonly Id[] | null) =>
  db.all<{ day: Day; count: number; classes: number }>(sql`
    select (a.due_at at time zone ${cityTimeZone})::date::text as day, count(*) as count,
      count(distinct a.class_id) as classes
    from work.assignment a where ${within('due_at', from, to, schoolIds)} group by 1`);

/** How much was assigned on each day. */
export const selectAssignedDays = (db: Db, from: Day, to: Day, schoolIds: readonly Id[] | null) =>
  db.all<{ day: Day; count: number; students: number }>(sql`
    select (a.published_at at time zone ${cityTimeZone})::date::text as day, count(*) as count, sum(a.students)::int as students
    from work.assignment a where ${within('published_at', from, to, schoolIds)} group by 1`);
