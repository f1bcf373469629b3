import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Film } from '../../api/records';
import type { Parts } from '../parts';
import type { AnswerRow } from './answers.queries';

/** Answers as their readers get them, with addresses of their recordings. */
export async function presentAnswers(
  db: Db,
  parts: Pick<Parts, 'conversions' | 'files'>,
  rows: readonly AnswerRow[],
  actor: SignedIn,
) {
  const films = await filmsOf(
    db,
    parts,
    rows.flatMap(({ fileId }) => fileId ?? []),
    actor,
  );
  return rows.map((row) => ({
    answerId: row.id,
    kind: row.kind,
    stuck: row.stuck,
    author: row.author,
    time: row.createdAt,
    corrected: row.version > 1 ? row.updatedAt : null,
    version: row.version,
    content: row.content,
    drawing: [...row.drawing],
    film: row.fileId ? (films.get(row.fileId) ?? null) : null,
    seconds: row.seconds,
    cut: row.cutFrom === null || row.cutTo === null ? null : { from: row.cutFrom, to: row.cutTo },
    captions: row.captions,
    isShared: row.isShared,
    isEarly: row.isEarly,
    isOwn: row.authorId === actor.personId,
  }));
}

async function filmsOf(
  db: Db,
  { conversions, files }: Pick<Parts, 'conversions' | 'files'>,
  fileIds: readonly Id[],
  actor: SignedIn,
): Promise<Map<Id, Film>> {
  if (fileIds.length === 0) return new Map();
  const found = [...(await files.findMany(db, fileIds)).values()];
  const [renditions, states] = await Promise.all([
    conversions.renditionsOf(db, found, { session: actor.sessionId }),
    conversions.statesOf(db, fileIds),
  ]);
  return new Map(
    found.map((file) => {
      const made = renditions.get(file.id);
      const isVideo = made?.kind === 'video';
      return [
        file.id,
        {
          file: file.id,
          address: files.ticketAddress(file, 'view', actor.sessionId),
          stream: isVideo ? made.stream : '',
          poster: isVideo ? made.poster : '',
          isConverting: states.get(file.id) === 3,
        },
      ];
    }),
  );
}
