import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { LessonState } from '../../model/states';
import type { Writer } from './lessons.queries';

export interface NewStep {
  readonly id: Id;
  readonly lessonId: Id;
  readonly what: string;
  readonly from: LessonState;
  readonly to: LessonState;
  readonly reason: string;
}

/** Adds an act to a lesson's history. */
export const insertStep = (db: Db, step: NewStep, by: Writer) =>
  db.run(sql`
    insert into air.step (id, resource_id, act, from_state, to_state, by_id, by_name, reason, done_at)
    values (${step.id}, ${step.lessonId}, ${step.what}, ${step.from}, ${step.to}, ${by.id}, ${by.name}, ${step.reason},
      ${by.now})`);

/** What was done with a lesson, the last first. */
export const selectSteps = (db: Db, lessonId: Id) =>
  db.all(sql<{ act: string; by: string; reason: string; at: Date }>`
    select act, by_name as by, reason, done_at as at from air.step where resource_id = ${lessonId}
    order by done_at desc, id desc limit 100`);
