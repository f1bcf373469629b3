import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { selectFilesOf } from './files-of.queries';

type Some = readonly { readonly id: Id }[];

/** Publishes the files of public resources. */
export async function publishFiles(db: Db, files: Files, resources: Some): Promise<void> {
  for (const id of await selectFilesOf(db, resources)) await files.publish(db, id);
}

/** Lets nobody fetch them any more without a right. */
export async function unpublishFiles(db: Db, files: Files, resources: Some): Promise<void> {
  for (const id of await selectFilesOf(db, resources)) await files.unpublish(db, id);
}
