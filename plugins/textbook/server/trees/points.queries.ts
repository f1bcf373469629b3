import type { Id } from 'edutech/core/common/ids';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Ownership } from '../../model/managers';

/** A tree that is about to be changed, locked where the caller may write it. */
export interface ManagedTree extends Ownership {
  readonly id: Id;
  readonly name: string;
  readonly stage: Stage;
  readonly subjectId: Id;
  readonly version: number;
}

/** The tree, for whom sees it: not another's own; 404 else. */
export const selectManagedTree = (db: Db, id: Id, personId: Id): Promise<ManagedTree> =>
  db.one(
    sql<ManagedTree>`
      select t.id, t.name, t.stage, t.subject_id, t.version, t.school_id,
        t.owner_person_id,
        (select o.county_id from core.school o where o.id = t.school_id) as county_id
      from textbook.knowledge_tree t
      where t.id = ${id} and t.removed_at is null and (t.owner_person_id is null or t.owner_person_id = ${personId}::uuid)`,
    'textbook.error.noTree',
  );

/** Holds a tree until COMMIT; nothing is held where the caller may not write it. */
export const lockTree = (db: Db, id: Id) =>
  db.run(sql`select from textbook.knowledge_tree where id = ${id} for update`);

/** A point that is about to be changed. */
export interface ManagedPoint {
  readonly id: Id;
  readonly treeId: Id;
  readonly name: string;
  /** 1 at the top. */
  readonly level: number;
  /** It was taken out, or one above it. */
  readonly isRemoved: boolean;
  /** One above it was taken out. */
  readonly isAboveRemoved: boolean;
}

/** A point of a tree that the caller sees; one that was taken out is found too, for whoever puts it back. */
export const selectManagedPoint = (db: Db, id: Id, personId: Id): Promise<ManagedPoint> =>
  db.one(
    sql<ManagedPoint>`
      with recursive up as (
        select p.id, p.tree_id, p.parent_id, p.removed_at, 0 as distance
        from textbook.knowledge_point p where p.id = ${id}
        union all
        select p.id, p.tree_id, p.parent_id, p.removed_at, up.distance + 1
        from textbook.knowledge_point p join up on p.tree_id = up.tree_id and p.id = up.parent_id)
      select p.id, p.tree_id, p.name,
        (select count(*)::integer from up) as level,
        (select bool_or(removed_at is not null) from up) as is_removed,
        exists (select from up where distance > 0 and removed_at is not null) as is_above_removed
      from textbook.knowledge_point p
      where p.id = ${id} and (p.owner_person_id is null or p.owner_person_id = ${personId}::uuid)`,
    'textbook.error.noPoint',
  );

/** Chapters that teach one of these points. */
export const countChaptersOn = async (db: Db, ids: readonly Id[]): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(distinct n.id) as count
      from textbook.node_point l join textbook.node n on n.id = l.node_id
      where l.point_id = any(${ids}::uuid[]) and n.removed_at is null`)
  ).count;

/** Whether such a tree is there already. */
export const hasTree = async (
  db: Db,
  { schoolId, ownerPersonId }: Ownership,
  { stage, subjectId }: Pick<ManagedTree, 'stage' | 'subjectId'>,
): Promise<boolean> =>
  (
    await db.one<{ has: boolean }>(sql`
      select exists (select from textbook.knowledge_tree
        where school_id is not distinct from ${ownerPersonId ? sql`school_id` : sql`${schoolId}::uuid`}
          and owner_person_id is not distinct from ${ownerPersonId}::uuid
          and stage = ${stage} and subject_id = ${subjectId} and removed_at is null) as has`)
  ).has;

/** Whether a subject is taught in a stage. */
export const isTaught = async (
  db: Db,
  { stage, subjectId }: Pick<ManagedTree, 'stage' | 'subjectId'>,
): Promise<boolean> =>
  (await db.maybe(sql`select from core.subject where id = ${subjectId} and ${stage} = any(stages)`)) !== undefined;

export async function insertTree(db: Db, tree: Omit<ManagedTree, 'version' | 'countyId'>, now: Date): Promise<void> {
  await db.run(sql`
    insert into textbook.knowledge_tree (id, school_id, owner_person_id, stage, subject_id, name, created_at, changed_at)
    values (${tree.id}, ${tree.schoolId}, ${tree.ownerPersonId}, ${tree.stage}, ${tree.subjectId}, ${tree.name}, ${now}, ${now})`);
}

/** Points of a tree that have not been taken out, parents before children. */
export const selectCopied = (db: Db, treeId: Id) =>
  db.all<{ id: Id; parentId: Id | null; position: number; name: string; nameEn: string; isDisabled: boolean }>(sql`
    with recursive tree as (
      select p.* from textbook.knowledge_point p
      where p.tree_id = ${treeId} and p.parent_id is null and p.removed_at is null
      union all
      select p.* from textbook.knowledge_point p join tree t on p.tree_id = t.tree_id and p.parent_id = t.id
      where p.removed_at is null)
    select id, parent_id, position, name, name_en, is_disabled from tree`);

/** Writes points that were copied, with ids of their own. */
export async function insertPoints(
  db: Db,
  tree: Pick<ManagedTree, 'id' | 'schoolId' | 'ownerPersonId'>,
  rows: Awaited<ReturnType<typeof selectCopied>>,
): Promise<void> {
  await db.run(sql`
    insert into textbook.knowledge_point (id, school_id, owner_person_id, tree_id, parent_id, position, name, name_en, is_disabled)
    select p.id, ${tree.schoolId}::uuid, ${tree.ownerPersonId}::uuid, ${tree.id}::uuid, p."parentId", p.position, p.name,
      p."nameEn", p."isDisabled"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p (id uuid, "parentId" uuid, position smallint, name text, "nameEn" text, "isDisabled" boolean)`);
}
