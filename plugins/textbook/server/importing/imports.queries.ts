import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import { insertMany } from 'edutech/core/server/data/many.queries';
import type { SheetChapter, SheetFault } from '../../model/outline/read-chapters';
import type { LockedBook } from '../managing/managing.queries';

export interface ImportRow {
  readonly id: Id;
  readonly bookId: Id;
  readonly bookVersion: number;
  readonly fileName: string;
  readonly chapters: readonly SheetChapter[];
  readonly faults: readonly SheetFault[];
  readonly state: 'checked' | 'applied' | 'undone';
  readonly addedIds: readonly Id[];
  readonly removedIds: readonly Id[];
}

export async function insertImport(
  db: Db,
  book: LockedBook,
  row: Pick<ImportRow, 'id' | 'fileName' | 'chapters' | 'faults'>,
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into textbook.import (id, school_id, owner_person_id, book_id, book_version, file_name, chapters, faults, state,
      made_at)
    values (${row.id}, ${book.schoolId}, ${book.ownerPersonId}, ${book.id}, ${book.version}, ${row.fileName},
      ${JSON.stringify(row.chapters)}::jsonb, ${JSON.stringify(row.faults)}::jsonb, 'checked', ${now})`);
}

/** An import; 404 for one of a book that this connection may not write. Whether the caller may, the book says. */
export const selectImport = (db: Db, id: Id): Promise<ImportRow> =>
  db.one(
    sql<ImportRow>`
      select id, book_id, book_version, file_name, chapters, faults, state,
        added_ids, removed_ids
      from textbook.import where id = ${id}`,
    'textbook.import.none',
  );

export async function updateImport(
  db: Db,
  { id, state, bookVersion, addedIds, removedIds }: Omit<ImportRow, 'chapters' | 'faults'>,
): Promise<void> {
  await db.run(sql`
    update textbook.import set state = ${state}, book_version = ${bookVersion}, added_ids = ${addedIds}::uuid[],
      removed_ids = ${removedIds}::uuid[]
    where id = ${id}`);
}

/** A chapter that an import adds; parents come before what is below them. */
export interface NewNode {
  readonly id: Id;
  readonly parent_id: Id | null;
  readonly position: number;
  readonly name: string;
  readonly name_en: string;
}

export const insertNodes = (
  db: Db,
  { id, schoolId, ownerPersonId }: Pick<LockedBook, 'id' | 'schoolId' | 'ownerPersonId'>,
  nodes: readonly NewNode[],
): Promise<void> =>
  insertMany(
    db,
    'textbook.node',
    {
      id: 'uuid',
      school_id: 'uuid',
      owner_person_id: 'uuid',
      book_id: 'uuid',
      parent_id: 'uuid',
      position: 'int2',
      name: 'text',
      name_en: 'text',
    },
    nodes.map((node) => ({ ...node, school_id: schoolId, owner_person_id: ownerPersonId, book_id: id })),
  );

/** The last position at the top of a book, those taken out too; 0 where there is none. */
export const selectLastPosition = async (db: Db, bookId: Id): Promise<number> =>
  (
    await db.one<{ last: number }>(sql`
      select coalesce(max(position), 0)::integer as last from textbook.node where book_id = ${bookId} and parent_id is null`)
  ).last;

/** Takes all chapters at the top out; answers which. */
export const removeTop = async (db: Db, bookId: Id, now: Date): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      update textbook.node set removed_at = ${now}
      where book_id = ${bookId} and parent_id is null and removed_at is null returning id`)
  ).map(({ id }) => id);

/** Takes these chapters out or, with null, puts them back. */
export async function updateRemovedNodes(db: Db, ids: readonly Id[], removedAt: Date | null): Promise<void> {
  await db.run(sql`update textbook.node set removed_at = ${removedAt} where id = any(${ids}::uuid[])`);
}

export const deleteImportsBefore = (db: Db, before: Date): Promise<number> =>
  db.run(sql`delete from textbook.import where made_at < ${before}`);
