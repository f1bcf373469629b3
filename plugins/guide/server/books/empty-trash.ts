import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { deleteLongRemoved } from './books.queries';

/** Deletes guide books that were removed before a moment and that no class has, with files that no other guide book has. */
export async function emptyTrash(db: Db, files: Files, before: Date): Promise<void> {
  for (const id of await deleteLongRemoved(db, before)) await files.remove(db, id);
}
