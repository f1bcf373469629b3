import type { Id } from 'edutech/core/common/ids';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Ownership } from '../../model/managers';

/** Trees of one kind: whose nodes lie in one table, and what they are the tree of in another. */
export interface Forest {
  readonly nodes: Query;
  readonly wholes: Query;
  /** Column of a node that names its whole. */
  readonly whole: Query;
}

/** Chapters of books. */
export const chapters: Forest = { nodes: sql`textbook.node`, wholes: sql`textbook.book`, whole: sql`book_id` };
/** Points of knowledge trees. */
export const points: Forest = {
  nodes: sql`textbook.knowledge_point`,
  wholes: sql`textbook.knowledge_tree`,
  whole: sql`tree_id`,
};

/**
 * Nobody else changes the tree of this node until COMMIT. Where the caller may not write it there is nothing to wait for:
 * the checks that follow refuse him.
 */
export async function lockWholeOf(db: Db, { nodes, wholes, whole }: Forest, nodeId: Id): Promise<void> {
  await db.run(sql`
    select from ${wholes} w join ${nodes} n on n.${whole} = w.id where n.id = ${nodeId} for update of w`);
}

/** Nodes of a tree, also those taken out. */
export const countNodes = async (db: Db, { nodes, whole }: Forest, wholeId: Id): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*) as count from ${nodes} where ${whole} = ${wholeId}`)).count;

/** Counts a change of a tree. Answers the new version. */
export async function touchWhole(db: Db, { wholes }: Forest, wholeId: Id, now: Date): Promise<number> {
  const { version } = await db.one<{ version: number }>(sql`
    update ${wholes} set changed_at = ${now} where id = ${wholeId} returning version`);
  return version;
}

/** A node and all below it, with the level of each counted from it (1). */
export const selectSubtree = (db: Db, { nodes, whole }: Forest, wholeId: Id, id: Id) =>
  db.all<{ id: Id; level: number; isRemoved: boolean }>(sql`
    with recursive below as (
      select id, ${whole}, removed_at, 1 as level from ${nodes} where ${whole} = ${wholeId} and id = ${id}
      union all
      select c.id, c.${whole}, c.removed_at, below.level + 1
      from ${nodes} c join below on c.${whole} = below.${whole} and c.parent_id = below.id)
    select id, level, removed_at is not null as is_removed from below`);

/** Ids of the children of a node (of the top) in their order, those taken out too: they keep their places. */
export const selectOrder = async (db: Db, { nodes, whole }: Forest, wholeId: Id, parentId: Id | null): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select id from ${nodes}
      where ${whole} = ${wholeId} and parent_id is not distinct from ${parentId}::uuid order by position, id`)
  ).map(({ id }) => id);

/** What a node takes from the tree or the node above it. */
export type NodePlace = Pick<Ownership, 'schoolId' | 'ownerPersonId'> & {
  readonly wholeId: Id;
  readonly parentId: Id | null;
};

/** Adds a node after the last of its siblings. */
export async function insertNode(
  db: Db,
  { nodes, whole }: Forest,
  { id, name }: { id: Id; name: string },
  place: NodePlace,
): Promise<void> {
  await db.run(sql`
    insert into ${nodes} (id, school_id, owner_person_id, ${whole}, parent_id, position, name)
    select ${id}::uuid, ${place.schoolId}::uuid, ${place.ownerPersonId}::uuid, ${place.wholeId}::uuid,
      ${place.parentId}::uuid, coalesce(max(position), 0) + 1, ${name}
    from ${nodes} where ${whole} = ${place.wholeId} and parent_id is not distinct from ${place.parentId}::uuid`);
}

/** Renames a node; its English name meant the old one. */
export async function updateName(db: Db, { nodes }: Forest, id: Id, name: string): Promise<void> {
  await db.run(sql`update ${nodes} set name = ${name}, name_en = '' where id = ${id}`);
}

/** Takes a node out or, with null, puts it back. */
export async function updateNodeRemoved(db: Db, { nodes }: Forest, id: Id, removedAt: Date | null): Promise<void> {
  await db.run(sql`update ${nodes} set removed_at = ${removedAt} where id = ${id}`);
}

/** Puts these nodes below one (or at the top), in this order. */
export async function updateOrder(
  db: Db,
  { nodes, whole }: Forest,
  { wholeId, parentId }: Pick<NodePlace, 'wholeId' | 'parentId'>,
  ids: readonly Id[],
): Promise<void> {
  await db.run(sql`
    update ${nodes} n set parent_id = ${parentId}::uuid, position = given.position
    from unnest(${ids}::uuid[]) with ordinality as given (id, position)
    where n.${whole} = ${wholeId} and n.id = given.id`);
}
