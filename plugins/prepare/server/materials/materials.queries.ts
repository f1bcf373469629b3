import { type Id, newId } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { PlanKey } from '../plans/beside.queries';

// What stands beside a plan: things of the library, files of its own, links.

interface MaterialRow {
  readonly id: Id;
  readonly title: string;
  readonly resourceId: Id | null;
  readonly fileId: Id | null;
  readonly address: string;
  readonly phaseId: Id | null;
}

export const selectMaterials = (db: Db, plan: PlanKey) =>
  db.all<MaterialRow>(sql`
    select id, title, resource_id, file_id, address, phase_id from prepare.material
    where school_id = ${plan.schoolId} and plan_id = ${plan.id} and removed_at is null order by created_at, id`);

/** A material of a plan that is a file; throws 404 for any other. */
export const selectMaterialFile = (db: Db, plan: PlanKey, materialId: Id) =>
  db.one(
    sql<{ fileId: Id }>`
      select file_id from prepare.material
      where school_id = ${plan.schoolId} and plan_id = ${plan.id} and id = ${materialId} and file_id is not null`,
    'prepare.error.noPlan',
  );

interface NewMaterial extends MaterialRow {
  readonly personId: Id;
  readonly now: Date;
}

export const insertMaterial = (db: Db, plan: PlanKey, row: NewMaterial) =>
  db.run(sql`
    insert into prepare.material (school_id, id, plan_id, title, resource_id, file_id, address, phase_id, person_id,
      created_at)
    values (${plan.schoolId}, ${row.id}, ${plan.id}, ${row.title}, ${row.resourceId}, ${row.fileId}, ${row.address},
      ${row.phaseId}, ${row.personId}, ${row.now})
    on conflict do nothing`);

export const updatePhase = (db: Db, plan: PlanKey, materialId: Id, phaseId: Id | null) =>
  db.run(sql`
    update prepare.material set phase_id = ${phaseId}
    where school_id = ${plan.schoolId} and plan_id = ${plan.id} and id = ${materialId}`);

export const updateMaterialRemoved = (db: Db, plan: PlanKey, materialId: Id, at: Date | null) =>
  db.run(sql`
    update prepare.material set removed_at = ${at}
    where school_id = ${plan.schoolId} and plan_id = ${plan.id} and id = ${materialId}`);

/** Gives a copy of a plan the materials of the plan that it was made of. */
export async function copyMaterials(db: Db, from: PlanKey, to: PlanKey, personId: Id, now: Date): Promise<void> {
  for (const row of await selectMaterials(db, from))
    await insertMaterial(db, to, { ...row, id: newId(), personId, now });
}

/** Deletes what was taken away before a moment; answers the files that nothing refers to any more. */
export const deleteMaterials = async (db: Db, before: Date): Promise<Id[]> => {
  const gone = await db.all<{ fileId: Id | null }>(sql`
    delete from prepare.material where removed_at < ${before} returning file_id`);
  return unusedOf(
    db,
    gone.flatMap(({ fileId }) => fileId ?? []),
  );
};

/** Files of plans that are deleted as a whole. */
export const selectFilesOfRemoved = async (db: Db, before: Date): Promise<Id[]> =>
  (
    await db.all<{ fileId: Id }>(sql`
      select distinct m.file_id from prepare.material m
        join prepare.plan p on p.school_id = m.school_id and p.id = m.plan_id
      where p.removed_at < ${before} and m.file_id is not null`)
  ).map(({ fileId }) => fileId);

/** Of some files, those that are in no plan: a copied plan keeps using the files of its source. */
export const unusedOf = async (db: Db, fileIds: readonly Id[]): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select distinct given.id from unnest(${[...fileIds]}::uuid[]) as given (id)
      where not exists (select from prepare.material m where m.file_id = given.id)`)
  ).map(({ id }) => id);
