import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { deleteMaterials, selectFilesOfRemoved, unusedOf } from '../materials/materials.queries';
import { deleteLongRemoved } from './plans.queries';

/** Deletes plans, exercises and materials that were removed before a moment, with files that no other plan has. */
export async function emptyTrash(db: Db, files: Files, before: Date): Promise<void> {
  const ofMaterials = await deleteMaterials(db, before);
  const ofPlans = await selectFilesOfRemoved(db, before);
  await deleteLongRemoved(db, before);
  for (const id of new Set([...ofMaterials, ...(await unusedOf(db, ofPlans))])) await files.remove(db, id);
}
