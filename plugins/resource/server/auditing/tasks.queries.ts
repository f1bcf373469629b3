import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Snapshot } from '../../model/snapshot';
import type { Anchor, Check, Shared } from '../../model/sharing';
import type { OwnRow } from '../saving/saving.queries';

export interface NewTask {
  readonly id: Id;
  readonly resource: Pick<OwnRow, 'id' | 'schoolId' | 'stage' | 'subjectId'>;
  readonly ownerPersonId: Id;
  readonly wanted: Shared;
  readonly submittedAt: Date;
  readonly dueAt: Date;
  readonly snapshot: Snapshot;
}

/** Writes audits that wait; where they stand for management scopes is copied, so that the queue needs no other table. */
export async function insertTasks(db: Db, tasks: readonly NewTask[]): Promise<void> {
  for (const { resource: r, ...task } of tasks) {
    await db.run(sql`
      insert into resource.audit_task (id, school_id, county_id, resource_id, owner_person_id, stage, subject_id, wanted, state,
        submitted_at, due_at, snapshot)
      values (${task.id}, ${r.schoolId}, (select county_id from core.school where id = ${r.schoolId}::uuid), ${r.id},
        ${task.ownerPersonId}, ${r.stage}, ${r.subjectId}, ${task.wanted}, 'waiting', ${task.submittedAt}, ${task.dueAt},
        ${JSON.stringify(task.snapshot)}::jsonb)`);
  }
}

/** Names of subjects by id, in the city's language. */
export const selectSubjectNames = async (db: Db): Promise<ReadonlyMap<Id, string>> =>
  new Map(
    (await db.all<{ id: Id; name: string }>(sql`select id, name from core.subject`)).map(({ id, name }) => [id, name]),
  );

export interface Decision {
  readonly state: 'passed' | 'returned';
  readonly auditorId: Id;
  readonly auditorName: string;
  readonly ticks: readonly Check[];
  readonly reason: string;
}

export const updateDecided = (db: Db, taskId: Id, decision: Decision, now: Date) =>
  db.run(sql`
    update resource.audit_task set state = ${decision.state}, decided_at = ${now}, auditor_person_id = ${decision.auditorId},
      auditor_name = ${decision.auditorName}, ticks = ${[...decision.ticks]}::text[], reason = ${decision.reason}
    where id = ${taskId}`);

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

/** Takes back what somebody has said in an audit that waits; answers whether there was such a thing. */
export const deleteComment = async (db: Db, id: Id, authorId: Id): Promise<boolean> =>
  (await db.run(sql`
    delete from resource.audit_comment c where c.id = ${id} and c.author_person_id = ${authorId}
      and exists (select from resource.audit_task t where t.id = c.task_id and t.state = 'waiting')`)) > 0;
