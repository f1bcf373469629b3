import { AppError, invalid, wireCodes } from 'edutech/core/common/errors';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { managedBook } from './managed-books';
import { updateCover } from './managing.queries';

/** Largest picture of a cover. */
const megabytes = 5;

export const uploadCover =
  (files: Files): Handler<typeof api.uploadCover> =>
  async ({ db, actor, input, files: sent, now }) => {
    const picture = sent.find(({ field }) => field === 'file');
    if (!picture || picture.bytes === 0) throw invalid('textbook.error.noCover');
    if (picture.bytes > megabytes * 1024 * 1024)
      throw new AppError('textbook.error.largeCover', wireCodes.tooLarge, { megabytes });
    const book = await managedBook(db, actor, input.bookId);
    const owner = { personId: actor.personId, schoolId: null };
    const stored = await files.store(db, { path: picture.path, name: picture.name }, 'photos', owner);
    await files.publish(db, stored.id);
    const version = await updateCover(db, book, stored.id, now);
    await forget(db, files, book.coverFileId);
    return { bookCover: stored.id, coverPath: files.publicAddress(stored), version };
  };

export const removeCover =
  (files: Files): Handler<typeof api.removeCover> =>
  async ({ db, actor, input, now }) => {
    const book = await managedBook(db, actor, input.bookId);
    const version = await updateCover(db, book, null, now);
    await forget(db, files, book.coverFileId);
    return { version };
  };

const forget = async (db: Db, files: Files, fileId: string | null) => {
  if (fileId !== null) await files.remove(db, fileId);
};
