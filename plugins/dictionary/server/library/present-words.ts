import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Word } from '../../api/records';
import type { WordRow } from './words.queries';

/** Words with the addresses of their pictures and recordings, for this session. */
export async function presentWords(
  db: Db,
  files: Files,
  { sessionId }: SignedIn,
  rows: readonly WordRow[],
): Promise<Word[]> {
  const ids = [...new Set(rows.flatMap(({ pictureId, audioId }) => [pictureId, audioId].filter((id) => id !== null)))];
  const found = ids.length > 0 ? await files.findMany(db, ids) : new Map();
  const address = (id: Id | null) => {
    const file = id && found.get(id);
    return file ? files.ticketAddress(file, 'view', sessionId) : null;
  };
  return rows.map((row) => ({
    ...row,
    wordId: row.id,
    picture: address(row.pictureId),
    audio: address(row.audioId),
    audioId: row.audioId,
    audioBytes: row.audioId ? (found.get(row.audioId)?.bytes ?? 0) : 0,
  }));
}
