import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { bankSources } from 'edutech/core/common/teaching/sources';
import type { Medium } from '../../api/records';
import { selectShownFiles, selectUploads } from '../saving/question-files.queries';

/** A thing with files, and whether everybody may fetch them. */
interface Showing {
  readonly fileIds: readonly Id[];
  readonly source: number;
}

/**
 * Addresses of the pictures and recordings of several things, in one query: those of the public bank are public,
 * others carry tickets of this session. Missing files are left out.
 */
export async function mediaOf(db: Db, files: Files, actor: SignedIn, things: readonly Showing[]): Promise<Medium[][]> {
  const ids = [...new Set(things.flatMap(({ fileIds }) => fileIds))];
  const found = ids.length > 0 ? await files.findMany(db, ids) : new Map();
  return things.map(({ fileIds, source }) =>
    fileIds.flatMap((id): Medium[] => {
      const file = found.get(id);
      if (!file) return [];
      const address =
        source === bankSources.public ? files.publicAddress(file) : files.ticketAddress(file, 'view', actor.sessionId);
      return [{ file: id, address, mime: file.mime }];
    }),
  );
}

/**
 * The same for the actor's own work (a draft, an import): their uploads, and files of questions that they may
 * read. Other files that a text names are left out.
 */
export async function ownMedia(db: Db, files: Files, actor: SignedIn, fileIds: readonly Id[]): Promise<Medium[]> {
  if (fileIds.length === 0) return [];
  const own = [...(await selectUploads(db, fileIds, actor.personId)), ...(await selectShownFiles(db, fileIds, actor))];
  const [media] = await mediaOf(db, files, actor, [{ fileIds: [...new Set(own)], source: bankSources.personal }]);
  return media!;
}
