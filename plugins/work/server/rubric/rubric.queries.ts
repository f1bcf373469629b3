import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Rubric } from '../../model/rubric/rubric';
import type { HomeworkKey } from '../homework/homework.queries';

export interface RubricChange {
  readonly id: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly before: Rubric;
  readonly after: Rubric;
}

export const insertRubricChange = (
  db: Db,
  { schoolId, id: homeworkId }: HomeworkKey,
  change: RubricChange,
  { personId, now }: { readonly personId: Id; readonly now: Date },
) =>
  db.run(sql`
    insert into work.rubric_change (school_id, id, homework_id, item_id, part, person_id, before, after, at)
    values (${schoolId}, ${change.id}, ${homeworkId}, ${change.itemId}, ${change.part}, ${personId},
      ${JSON.stringify(change.before)}, ${JSON.stringify(change.after)}, ${now})`);

/** When the rubric of parts was last changed, by item and part: of homework, or of one item of it. */
export const selectRubricTimes = (db: Db, schoolId: Id, homeworkId: Id, itemId?: Id) =>
  db.all<{ itemId: Id; part: number; at: Date }>(sql`
    select item_id, part, max(at) as at from work.rubric_change
    where school_id = ${schoolId} and homework_id = ${homeworkId} ${itemId ? sql`and item_id = ${itemId}` : sql``}
    group by item_id, part`);

/** Marks of a part that people gave, of every class of the homework. */
export const countGiven = async (db: Db, { schoolId, id }: HomeworkKey, itemId: Id, part: number): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from work.mark m
      join work.attempt t on t.school_id = m.school_id and t.id = m.attempt_id
      join work.assignment a on a.school_id = t.school_id and a.id = t.assignment_id
      where m.school_id = ${schoolId} and a.homework_id = ${id} and a.withdrawn_at is null and m.item_id = ${itemId}
        and m.part = ${part} and m.points is not null and m.by_person is not null and m.round = t.round`)
  ).count;

/** Assignments of the homework. */
export const selectAssignmentIds = (db: Db, { schoolId, id }: HomeworkKey) =>
  db.all<{ id: Id }>(sql`
    select id from work.assignment where school_id = ${schoolId} and homework_id = ${id} and withdrawn_at is null`);
