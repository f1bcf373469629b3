import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/**
 * Minutes of a student's homework whose deadline is within some hours, of what is submitted and of what is not, and the
 * grade of the class. Corrections add nothing.
 */
export const selectMinutes = (db: Db, personId: Id, { from, to }: { readonly from: Date; readonly to: Date }) =>
  db.one<{ done: number; left: number; grade: number | null }>(sql`
    select coalesce(sum(a.minutes) filter (where t.state in (2, 3, 4)), 0)::int as done,
      coalesce(sum(a.minutes) filter (where t.state in (0, 1)), 0)::int as left, max(g.number) as grade
    from work.attempt t
    join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
    join work.homework h on h.school_id = a.school_id and h.id = a.homework_id
    join core.grade g on g.id = h.grade_id
    where t.person_id = ${personId} and a.withdrawn_at is null and h.removed_at is null
      and coalesce(t.due_at, a.due_at) >= ${from} and coalesce(t.due_at, a.due_at) < ${to}`);
