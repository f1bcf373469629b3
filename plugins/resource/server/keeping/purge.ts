import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { deleteResources, selectFilesOf } from './standing.queries';

/** Removes resources for good, and their files, which are of nothing else. Answers how many there were. */
export async function purge(db: Db, files: Files, resources: readonly { readonly id: Id }[]): Promise<number> {
  const fileIds = await selectFilesOf(db, resources);
  const count = await deleteResources(db, resources);
  for (const id of fileIds) await files.remove(db, id);
  return count;
}
