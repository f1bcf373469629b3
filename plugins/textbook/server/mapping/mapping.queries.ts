import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { PointPair, TwinPair } from '../../api/mapping';

/** Whether the caller sees the tree; 404 else. Another's own is none that he sees, however far his connection reaches. */
export const requireTree = (db: Db, id: Id, personId: Id): Promise<{ id: Id }> =>
  db.one(
    sql<{ id: Id }>`
      select id from textbook.knowledge_tree
      where id = ${id} and removed_at is null and (owner_person_id is null or owner_person_id = ${personId})`,
    'textbook.error.noTree',
  );

export const selectPointPairs = (db: Db, bookId: Id, treeId: Id): Promise<PointPair[]> =>
  db.all(sql<PointPair>`
    select l.node_id, l.point_id as kiid
    from textbook.node n
    join textbook.node_point l on l.node_id = n.id
    join textbook.knowledge_point p on p.id = l.point_id
    where n.book_id = ${bookId} and p.tree_id = ${treeId} and n.removed_at is null and p.removed_at is null
    order by n.id, p.id`);

export const selectTwinPairs = (db: Db, bookId: Id, otherId: Id): Promise<TwinPair[]> =>
  db.all(sql<TwinPair>`
    select n.id as node_id, o.id as twin_id
    from textbook.node n
    join textbook.node_twin t on n.id in (t.node_id, t.twin_id)
    join textbook.node o on o.id = case when t.node_id = n.id then t.twin_id else t.node_id end
    where n.book_id = ${bookId} and o.book_id = ${otherId} and n.removed_at is null and o.removed_at is null
    order by n.id, o.id`);

/** Writes pairs of chapters and points instead of those there were; answers how many could be: both ends must be there. */
export async function replacePointPairs(
  db: Db,
  { bookId, treeId }: { readonly bookId: Id; readonly treeId: Id },
  pairs: readonly PointPair[],
): Promise<number> {
  await db.run(sql`
    delete from textbook.node_point l using textbook.node n, textbook.knowledge_point p
    where n.id = l.node_id and p.id = l.point_id and n.book_id = ${bookId} and p.tree_id = ${treeId}`);
  return db.run(sql`
    insert into textbook.node_point (node_id, point_id)
    select n.id, p.id
    from unnest(${pairs.map(({ nodeId }) => nodeId)}::uuid[], ${pairs.map(({ kiid }) => kiid)}::uuid[]) as given (node_id, point_id)
    join textbook.node n on n.id = given.node_id and n.book_id = ${bookId}
    join textbook.knowledge_point p on p.id = given.point_id and p.tree_id = ${treeId}`);
}

/** The same for pairs of chapters of two books. */
export async function replaceTwinPairs(
  db: Db,
  { bookId, otherId }: { readonly bookId: Id; readonly otherId: Id },
  pairs: readonly TwinPair[],
): Promise<number> {
  await db.run(sql`
    delete from textbook.node_twin t using textbook.node n, textbook.node o
    where n.id = t.node_id and o.id = t.twin_id
      and ((n.book_id = ${bookId} and o.book_id = ${otherId}) or (n.book_id = ${otherId} and o.book_id = ${bookId}))`);
  return db.run(sql`
    insert into textbook.node_twin (node_id, twin_id)
    select least(n.id, o.id), greatest(n.id, o.id)
    from unnest(${pairs.map(({ nodeId }) => nodeId)}::uuid[], ${pairs.map(({ twinId }) => twinId)}::uuid[]) as given (node_id, twin_id)
    join textbook.node n on n.id = given.node_id and n.book_id = ${bookId}
    join textbook.node o on o.id = given.twin_id and o.book_id = ${otherId}`);
}
