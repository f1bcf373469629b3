import { type Id, newId } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { StoredFile } from 'edutech/core/server/files/files';
import type { Project } from '../scripts/pages.queries';
import { type BatchRow, insertBatch, insertBatchFiles, selectKnownContents } from './batches.queries';

/** A batch of these files without contents that the project has already; null: there is nothing else. */
export async function addBatch(
  db: Db,
  { schoolId, projectId }: Project,
  files: readonly StoredFile[],
  { by, now }: { readonly by: Id; readonly now: Date },
): Promise<{ readonly batch: BatchRow | null; readonly known: number }> {
  const unique = [...new Map(files.map((file) => [file.sha256, file])).values()];
  const hashes = unique.map(({ sha256 }) => sha256);
  const there = await selectKnownContents(db, { schoolId, projectId }, hashes);
  const fresh = unique.filter(({ sha256 }) => !there.has(sha256));
  const [first] = fresh;
  const known = files.length - fresh.length;
  if (!first) return { batch: null, known };
  const name = fresh.length === 1 ? first.name : `${first.name} +${fresh.length - 1}`;
  const batch: BatchRow = { schoolId, projectId, id: newId(now.getTime()), name, state: 'waiting', createdBy: by };
  await insertBatch(db, batch, now);
  const rows = fresh.map(({ id, sha256 }) => ({ fileId: id, sha256 }));
  await insertBatchFiles(db, batch, rows);
  return { batch, known };
}
