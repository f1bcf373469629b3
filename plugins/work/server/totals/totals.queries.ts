import { type Id, newId } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

/** An assignment whose totals are to be counted again. */
export interface ToRecount {
  readonly schoolId: Id;
  readonly assignmentId: Id;
  readonly isSubmission: boolean;
}

export const insertRecounts = (db: Db, rows: readonly ToRecount[], now: Date) =>
  db.run(sql`
    insert into work.recount (school_id, id, assignment_id, is_submission)
    select * from unnest(${rows.map(({ schoolId }) => schoolId)}::uuid[], ${rows.map(() => newId(now.getTime()))}::uuid[],
      ${rows.map(({ assignmentId }) => assignmentId)}::uuid[], ${rows.map(({ isSubmission }) => isSubmission)}::bool[])`);

/** Takes some out, for who counts; those that another process is taking are left to it. */
export const takeRecounts = (db: Db, most: number) =>
  db.all<ToRecount>(sql`
    delete from work.recount where (school_id, id) in (
      select school_id, id from work.recount order by school_id, id limit ${most} for update skip locked)
    returning school_id, assignment_id, is_submission`);

/**
 * Recalculates the totals of an assignment from its attempts, in the caller's transaction: for acts of teachers and of the
 * platform (what a student does is counted by `ClassTotals`). It first locks the assignment in a separate statement: one
 * that waited for a lock would continue with outdated sums.
 */
export async function recalculateAssignments(db: Db, schoolId: Id, ids: readonly Id[]): Promise<void> {
  const hold = db.run(sql`
    select from work.assignment where school_id = ${schoolId} and id = any(${[...ids]}::uuid[])
    order by id for no key update`);
  const count = db.run(sql`
    update work.assignment a set students = n.students, opened = n.opened, submitted = n.submitted, corrected = n.corrected,
      late = n.late, points = n.points, of = n.of
    from (
      select t.assignment_id, count(*) as students, count(*) filter (where t.opened_at is not null or t.state > 0) as opened,
        count(*) filter (where t.points is not null) as submitted,
        count(*) filter (where t.points is not null and t.open_parts = 0) as corrected,
        count(*) filter (where t.is_late) as late,
        coalesce(sum(t.points) filter (where t.open_parts = 0), 0) as points,
        coalesce(sum(t.of) filter (where t.points is not null and t.open_parts = 0), 0) as of
      from work.attempt t where t.school_id = ${schoolId} and t.assignment_id = any(${[...ids]}::uuid[])
      group by t.assignment_id) n
    where a.school_id = ${schoolId} and a.id = n.assignment_id`);
  // both are sent in one round trip, so that the class is locked as briefly as possible
  await Promise.all([hold, count]);
}
