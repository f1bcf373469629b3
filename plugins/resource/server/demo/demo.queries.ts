import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Snapshot } from '../../model/snapshot';
import type { NewResource } from '../saving/saving.queries';

/** Name of somebody of the demo city. */
export const selectOwner = (db: Db, personId: Id) =>
  db.one<{ name: string }>(sql`select name from core.person where id = ${personId}`);

/** How far a resource of the demo is seen, and is asked to be. */
export const updateStanding = (
  db: Db,
  id: Id,
  { visibility, wanted }: { readonly visibility: number; readonly wanted: number | null },
) =>
  db.run(
    sql`update resource.resource set visibility = ${visibility}, wanted = ${wanted}, version = 1 where id = ${id}`,
  );

export const insertDemoUse = (
  db: Db,
  id: Id,
  use: { readonly openings: number; readonly downloads: number; readonly rated?: readonly [number, number] },
) =>
  db.run(sql`
    insert into resource.use (resource_id, openings, downloads, ratings, score_sum)
    values (${id}, ${use.openings}, ${use.downloads}, ${use.rated?.[0] ?? 0}, ${use.rated?.[1] ?? 0})`);

export interface DemoTask {
  readonly id: Id;
  readonly resource: NewResource;
  readonly wanted: number;
  readonly submittedAt: Date;
  readonly dueAt: Date;
  readonly snapshot: Snapshot;
  readonly returned: {
    readonly reason: string;
    readonly at: Date;
    readonly auditorId: Id;
    readonly auditorName: string;
  } | null;
}

/** A review as it would have been submitted. */
export async function insertDemoTask(db: Db, { resource: r, returned, ...task }: DemoTask): Promise<void> {
  await db.run(sql`
    insert into resource.audit_task (id, school_id, county_id, resource_id, owner_person_id, stage, subject_id, wanted, state,
      submitted_at, due_at, decided_at, auditor_person_id, auditor_name, reason, ticks, snapshot)
    values (${task.id}, ${r.schoolId}, (select county_id from core.school where id = ${r.schoolId}), ${r.id},
      ${r.ownerPersonId}, ${r.stage}, ${r.subjectId}, ${task.wanted}, ${returned ? 'returned' : 'waiting'},
      ${task.submittedAt}, ${task.dueAt}, ${returned?.at ?? null}, ${returned?.auditorId ?? null}, ${returned?.auditorName ?? ''},
      ${returned?.reason ?? ''}, ${returned ? ['political', 'copyright'] : []}::text[], ${JSON.stringify(task.snapshot)}::jsonb)`);
  await db.run(sql`update resource.resource set submitted_at = ${task.submittedAt} where id = ${r.id}`);
}

export const selectSubjectName = async (db: Db, id: Id): Promise<string> =>
  (await db.one<{ name: string }>(sql`select name from core.subject where id = ${id}`)).name;
