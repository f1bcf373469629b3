import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Kept } from '../../model/keepers';
import type { NodeRow } from './chapters.queries';

/**
 * Nobody else changes the chapters of this chapter's book until COMMIT. Where the caller may not write the book there is
 * nothing to wait for: the checks that follow refuse him.
 */
export async function lockBookOf(db: Db, nodeId: Id): Promise<void> {
  await db.run(sql`
    select from textbook.book b join textbook.node n on n.book_id = b.id where n.id = ${nodeId} for update of b`);
}

/** Chapters of a book, also those taken out. */
export const countNodes = async (db: Db, bookId: Id): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*) as count from textbook.node where book_id = ${bookId}`)).count;

/** Counts a change of a book's chapters. Answers the new version. */
export async function touchBook(db: Db, bookId: Id, now: Date): Promise<number> {
  const { version } = await db.one<{ version: number }>(sql`
    update textbook.book set changed_at = ${now} where id = ${bookId} returning version`);
  return version;
}

/** A chapter and all below it, with the level of each counted from it (1). */
export const selectSubtree = (db: Db, { bookId, id }: Pick<NodeRow, 'bookId' | 'id'>) =>
  db.all<{ id: Id; level: number; isRemoved: boolean }>(sql`
    with recursive below as (
      select id, book_id, removed_at, 1 as level from textbook.node where book_id = ${bookId} and id = ${id}
      union all
      select c.id, c.book_id, c.removed_at, below.level + 1
      from textbook.node c join below on c.book_id = below.book_id and c.parent_id = below.id)
    select id, level, removed_at is not null as "isRemoved" from below`);

/** Ids of the children of a chapter (of the top) in their order, those taken out too: they keep their places. */
export const selectOrder = async (db: Db, bookId: Id, parentId: Id | null): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select id from textbook.node
      where book_id = ${bookId} and parent_id is not distinct from ${parentId}::uuid order by position, id`)
  ).map(({ id }) => id);

/** What a chapter takes from the book or the chapter above it. */
export type NodePlace = Pick<Kept, 'schoolId' | 'ownerPersonId'> & {
  readonly bookId: Id;
  readonly parentId: Id | null;
};

/** Adds a chapter after the last of its siblings. */
export async function insertNode(db: Db, { id, name }: { id: Id; name: string }, place: NodePlace): Promise<void> {
  await db.run(sql`
    insert into textbook.node (id, school_id, owner_person_id, book_id, parent_id, position, name)
    select ${id}::uuid, ${place.schoolId}::uuid, ${place.ownerPersonId}::uuid, ${place.bookId}::uuid,
      ${place.parentId}::uuid, coalesce(max(position), 0) + 1, ${name}
    from textbook.node where book_id = ${place.bookId} and parent_id is not distinct from ${place.parentId}::uuid`);
}

/** Renames a chapter; its English name meant the old one. */
export async function updateName(db: Db, { id }: NodeRow, name: string): Promise<void> {
  await db.run(sql`update textbook.node set name = ${name}, name_en = '' where id = ${id}`);
}

/** Takes a chapter out or, with null, puts it back. */
export async function updateNodeRemoved(db: Db, { id }: NodeRow, removedAt: Date | null): Promise<void> {
  await db.run(sql`update textbook.node set removed_at = ${removedAt} where id = ${id}`);
}

/** Puts these chapters below one (or at the top), in this order. */
export async function updateOrder(db: Db, bookId: Id, parentId: Id | null, ids: readonly Id[]): Promise<void> {
  await db.run(sql`
    update textbook.node n set parent_id = ${parentId}::uuid, position = given.position
    from unnest(${ids}::uuid[]) with ordinality as given (id, position)
    where n.book_id = ${bookId} and n.id = given.id`);
}
