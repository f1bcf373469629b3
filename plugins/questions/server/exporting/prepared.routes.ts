import { AppError, notFound } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type { Files } from 'edutech/core/server/files/files';
import type * as api from '../../api';
import { selectPrepared } from '../../kit/server/prepared/prepared-files.queries';

/** A file that a job has made, for whoever asked for it. */
export const preparedFile =
  (files: Files): Handler<typeof api.preparedFile> =>
  async ({ db, actor, input }) => {
    const { fileId, fault, notes } = await selectPrepared(db, input.id, actor.personId);
    if (fault) throw new AppError(fault.key, fault.code, fault.params);
    if (!fileId) throw notFound('questions.prepared.notFound');
    const file = await files.find(db, fileId);
    const address = files.ticketAddress(file, 'download', actor.sessionId);
    return { address, name: file.name, bytes: file.bytes, notes: [...notes] };
  };
