import { type Id, newId } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { PlanKey } from '../plans/beside.queries';

/** Gives a copy of a plan the exercises of the plan that it was made of, as the copier's own. */
export async function copyExercises(db: Db, from: PlanKey, to: PlanKey, personId: Id, now: Date): Promise<void> {
  const ids = await db.all<{ id: Id }>(sql`
    select id from prepare.exercise
    where school_id = ${from.schoolId} and plan_id = ${from.id} and removed_at is null order by created_at, id`);
  for (const { id } of ids) {
    const copy = newId();
    await db.run(sql`
      insert into prepare.exercise (school_id, id, owner_id, plan_id, subject_id, grade_id, title, created_at, changed_at)
      select ${to.schoolId}, ${copy}, ${personId}, ${to.id}, subject_id, grade_id, title, ${now}, ${now}
      from prepare.exercise where school_id = ${from.schoolId} and id = ${id}`);
    await db.run(sql`
      insert into prepare.exercise_item (school_id, exercise_id, position, question_id, question_version, points)
      select ${to.schoolId}, ${copy}, position, question_id, question_version, points
      from prepare.exercise_item where school_id = ${from.schoolId} and exercise_id = ${id}`);
  }
}
