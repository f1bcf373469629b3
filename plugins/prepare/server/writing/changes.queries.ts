import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { PlanContent } from '../../model/plan/document';

interface PlanKey {
  readonly schoolId: Id;
  readonly id: Id;
}

/** A plan as it is stored: all changes up to `compactedTo`, and those after it one by one. */
export interface StoredPlan {
  readonly revision: number;
  readonly compactedTo: number;
  readonly state: Buffer;
  readonly title: string;
}

/** Changes of a plan are written one after the other: the lock ends with the transaction. */
export const lockStored = (db: Db, { schoolId, id }: PlanKey) =>
  db.one(
    sql<StoredPlan>`
      select revision, compacted_to, state, title from prepare.plan
      where school_id = ${schoolId} and id = ${id} for update`,
    'prepare.error.noPlan',
  );

export const selectStored = (db: Db, { schoolId, id }: PlanKey) =>
  db.one(
    sql<StoredPlan>`
      select revision, compacted_to, state, title from prepare.plan where school_id = ${schoolId} and id = ${id}`,
    'prepare.error.noPlan',
  );

/** Changes after a revision, in their order. */
export const selectChanges = async (db: Db, { schoolId, id }: PlanKey, after: number) =>
  db.all<{ number: number; change: Buffer }>(sql`
    select number, change from prepare.plan_update
    where school_id = ${schoolId} and plan_id = ${id} and number > ${after} order by number`);

interface NewChange {
  readonly number: number;
  readonly personId: Id;
  readonly change: Uint8Array;
  readonly now: Date;
}

export const insertChange = (db: Db, { schoolId, id }: PlanKey, { number, personId, change, now }: NewChange) =>
  db.run(sql`
    insert into prepare.plan_update (school_id, plan_id, number, person_id, change, created_at)
    values (${schoolId}, ${id}, ${number}, ${personId}, ${Buffer.from(change)}::bytea, ${now})`);

interface Changed {
  readonly revision: number;
  readonly title: string;
  readonly content: PlanContent;
  readonly personId: Id;
  readonly now: Date;
}

export const updateChanged = (db: Db, { schoolId, id }: PlanKey, changed: Changed) =>
  db.run(sql`
    update prepare.plan set revision = ${changed.revision}, title = ${changed.title},
      content = ${JSON.stringify(changed.content)}::jsonb, changed_at = ${changed.now}, changed_by = ${changed.personId}
    where school_id = ${schoolId} and id = ${id}`);

/** Stores the document whole and forgets its single changes. */
export async function compact(db: Db, { schoolId, id }: PlanKey, state: Uint8Array): Promise<void> {
  await db.run(sql`
    update prepare.plan set state = ${Buffer.from(state)}::bytea, compacted_to = revision
    where school_id = ${schoolId} and id = ${id}`);
  await db.run(sql`delete from prepare.plan_update where school_id = ${schoolId} and plan_id = ${id}`);
}
