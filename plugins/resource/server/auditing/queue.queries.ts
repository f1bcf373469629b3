import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Stage } from 'edutech/core/common/teaching/stages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Form, Kind } from '../../model/kinds';
import { mostListed } from '../../model/limits';
import type { AuditState, Check, Shared } from '../../model/sharing';
import type { Snapshot } from '../../model/snapshot';
import { inLanguage } from '../in-language.queries';

type Auditor = Pick<SignedIn, 'roleId' | 'personId'>;

/**
 * Audits `t` that are this auditor's to decide: one row of his post's management scope covers them, and they are not about
 * something of his own.
 */
const isHis = ({ roleId, personId }: Auditor): Query<boolean> => sql<boolean>`
  (t.owner_person_id <> ${personId} and exists (select from core.management_scope m where m.post_id = ${roleId}::uuid
    and (m.county_id is null or m.county_id = t.county_id) and (m.school_id is null or m.school_id = t.school_id)
    and (m.stage is null or m.stage = t.stage) and (m.subject_id is null or m.subject_id = t.subject_id)))`;

export interface QueueRow {
  readonly taskId: Id;
  readonly id: Id;
  readonly title: string;
  readonly kind: Kind;
  readonly form: Form;
  readonly ownerId: Id;
  readonly owner: string;
  readonly school: string;
  readonly stageId: Stage;
  readonly subject: string;
  readonly grade: string;
  readonly wanted: Shared;
  readonly state: AuditState;
  readonly submitted: Date;
  readonly due: Date;
  readonly returns: number;
  readonly decided: Date | null;
  readonly auditor: string;
}

const columns = (language: Language): Query => sql`
  t.id as task_id, r.id, r.title, r.kind, r.form, t.owner_person_id as owner_id, coalesce(p.name, r.authors) as owner,
  coalesce(${inLanguage('o', language)}, '') as school, r.stage as stage_id, ${inLanguage('s', language)} as subject,
  ${inLanguage('g', language)} as grade, t.wanted, t.state, t.submitted_at as submitted, t.due_at as due,
  (select count(*) from resource.audit_task b
    where b.resource_id = t.resource_id and b.state = 'returned' and b.submitted_at < t.submitted_at) as returns,
  t.decided_at as decided, t.auditor_name as auditor`;

const joined: Query = sql`
  join resource.resource r on r.id = t.resource_id
  join core.subject s on s.id = r.subject_id
  join core.grade g on g.id = r.grade_id
  left join core.school o on o.id = r.school_id
  left join core.person p on p.id = t.owner_person_id`;

export interface QueueWish {
  readonly state: 'waiting' | 'passed' | 'returned';
  readonly stageId?: Stage;
  readonly subjectId?: Id;
  readonly ownerId?: Id;
}

const matching = (auditor: Auditor, { state, stageId, subjectId, ownerId }: QueueWish): Query =>
  sql.join(
    [
      sql`t.state = ${state}`,
      isHis(auditor),
      ...(stageId ? [sql`t.stage = ${stageId}`] : []),
      ...(subjectId ? [sql`t.subject_id = ${subjectId}`] : []),
      ...(ownerId ? [sql`t.owner_person_id = ${ownerId}`] : []),
    ],
    sql` and `,
  );

/** A page of the queue: what waits longest first, of what was decided the newest. */
export function selectQueue(
  db: Db,
  auditor: Auditor,
  wish: QueueWish,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  language: Language,
): Promise<QueueRow[]> {
  const order = wish.state === 'waiting' ? sql`t.submitted_at, t.id` : sql`t.decided_at desc, t.id desc`;
  return db.all(sql<QueueRow>`
    select ${columns(language)} from resource.audit_task t ${joined}
    where ${matching(auditor, wish)} order by ${order} limit ${limit} offset ${offset}`);
}

export const countQueue = async (db: Db, auditor: Auditor, wish: QueueWish): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from (
        select from resource.audit_task t where ${matching(auditor, wish)} limit ${mostListed + 1}) counted`)
  ).count;

export interface TaskRow extends QueueRow {
  readonly snapshot: Snapshot;
  readonly ticks: Check[];
  readonly reason: string;
}

/** One audit that is this auditor's; throws 404 `resource.audit.noTask`. What its owner has taken back is not there. */
export const selectTask = (db: Db, auditor: Auditor, taskId: Id, language: Language): Promise<TaskRow> =>
  db.one(
    sql<TaskRow>`
      select ${columns(language)}, t.snapshot, t.ticks, t.reason from resource.audit_task t ${joined}
      where t.id = ${taskId} and t.state <> 'withdrawn' and ${isHis(auditor)}`,
    'resource.audit.noTask',
  );

/** An audit while it is being decided. */
export interface LockedTask {
  readonly id: Id;
  readonly resourceId: Id;
  readonly schoolId: Id | null;
  readonly ownerId: Id;
  readonly title: string;
  readonly form: Form;
  readonly wanted: Shared;
  readonly state: AuditState;
  readonly submittedAt: Date;
  /** What it asked for is so: those for whom it passed see it. */
  readonly isShared: boolean;
}

/**
 * Audits that are this auditor's, held until COMMIT, in the order of their ids: of two auditors the second waits, and then
 * sees what the first has decided. Resources are held first, as their owners hold them who take them back.
 */
export async function lockTasks(db: Db, auditor: Auditor, taskIds: readonly Id[]): Promise<LockedTask[]> {
  await db.run(sql`
    select from resource.resource where id = any(array(
      select t.resource_id from resource.audit_task t where t.id = any(${taskIds}::uuid[]) and ${isHis(auditor)}))
    order by id for update`);
  return db.all(sql<LockedTask>`
    select t.id, t.resource_id, t.school_id, t.owner_person_id as owner_id, r.title, r.form,
      t.wanted, t.state, t.submitted_at, r.visibility = t.wanted and r.removed_at is null as is_shared
    from resource.audit_task t join resource.resource r on r.id = t.resource_id
    where t.id = any(${taskIds}::uuid[]) and ${isHis(auditor)} order by t.id for update of t`);
}

/** The one that waits next after this in the queue, else the first; undefined: nothing waits. */
export const selectNext = (db: Db, auditor: Auditor, after: { readonly id: Id; readonly submittedAt: Date }) =>
  db.maybe<{ id: Id }>(sql`
    select t.id from resource.audit_task t
    where t.state = 'waiting' and t.id <> ${after.id} and ${isHis(auditor)}
    order by (t.submitted_at, t.id) <= (${after.submittedAt}::timestamptz, ${after.id}::uuid), t.submitted_at, t.id limit 1`);
