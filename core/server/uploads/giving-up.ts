import type { Id } from '../../common/ids';
import type { SignedIn } from '../actor';
import type { Database } from '../data/database';
import { deleteUnclaimedFile } from '../files/files.queries';
import type { Receiving } from './spool/receiving';
import type { UploadSpool } from './spool/spool';
import { deleteUpload, lockUpload } from './uploads.queries';

/** Deletes an upload and its bytes, or the file that became of them unless something keeps it. */
export async function giveUp(
  { database, receiving, spool }: { database: Database; receiving: Receiving; spool: UploadSpool },
  actor: SignedIn,
  id: Id,
): Promise<void> {
  await receiving.stop(id);
  const { pieces, fileId } = await database.write(actor, async (db) => {
    const upload = await lockUpload(db, id, actor.personId);
    await deleteUpload(db, id);
    return upload;
  });
  await spool.remove(pieces);
  if (fileId) await database.write(actor, (db) => deleteUnclaimedFile(db, fileId, actor.personId));
}
