import type * as api from '../../common/api/uploads';
import { uploadsPath } from '../../common/files/uploads';
import type { Language } from '../../common/languages';
import type { Database } from '../data/database';
import type { Handler, Handlers } from '../call';
import { callTicketFor, type Tickets, uploadTicketSeconds } from '../security/tickets';
import type { Texts } from '../texts';
import { announce, type Limits } from './announcing';
import { giveUp } from './giving-up';
import type { Receiving } from './spool/receiving';
import type { UploadSpool } from './spool/spool';
import { uploadTicketFor } from './tus/caller';
import { selectUpload, selectWaitingUploads, type UploadRow } from './uploads.queries';

interface Parts {
  readonly database: Database;
  readonly tickets: Tickets;
  readonly texts: Texts;
  readonly spool: UploadSpool;
  readonly receiving: Receiving;
  readonly limits: Limits;
}

/** A person has no more open at once. */
const mostListed = 200;

/** Everything about an upload but its bytes, which travel by the tus protocol (tus/tus-mount.ts). */
export function uploadHandlers(parts: Parts): Omit<Handlers<typeof api>, 'claimUpload' | 'proveUpload'> {
  const shown = (upload: UploadRow, language: Language) => ({
    uploadId: upload.id,
    address: `${uploadsPath}/${upload.id}`,
    name: upload.name,
    group: upload.group,
    bytes: upload.bytes,
    received: upload.received,
    mark: upload.mark,
    state: upload.state,
    fileId: upload.fileId,
    fault: upload.faultKey && parts.texts.say(language, upload.faultKey, upload.faultParams ?? {}),
    startedAt: upload.startedAt.getTime(),
    expiresAt: upload.expiresAt.getTime(),
  });

  const beginUpload: Handler<typeof api.beginUpload> = async ({ actor, input, now, language }) => {
    const begun = await parts.database.write(actor, (db) =>
      announce(db, actor, { mark: '', ...input }, parts.limits, now),
    );
    return shown(begun, language);
  };

  const listUploads: Handler<typeof api.listUploads> = async ({ db, actor, language }) => ({
    uploads: (await selectWaitingUploads(db, actor.personId, mostListed)).map((one) => shown(one, language)),
  });

  const uploadRoom: Handler<typeof api.uploadRoom> = async ({ actor }) => {
    const { person, school } = await parts.limits.room(actor.personId, actor.schoolId);
    return { person, school: actor.schoolId === null ? null : school };
  };

  const uploadState: Handler<typeof api.uploadState> = async ({ db, actor, input, language }) =>
    shown(await selectUpload(db, input.uploadId, actor.personId), language);

  const cancelUpload: Handler<typeof api.cancelUpload> = async ({ actor, input }) => {
    await giveUp(parts, actor, input.uploadId);
    return {};
  };

  const uploadTicket: Handler<typeof api.uploadTicket> = async ({ db, actor, input, now }) => {
    const { uploadId = null, path } = input;
    if (uploadId !== null) await selectUpload(db, uploadId, actor.personId);
    return {
      token: parts.tickets.issue(
        path ? callTicketFor(path, actor.sessionId) : uploadTicketFor(uploadId, actor.sessionId),
        now,
        uploadTicketSeconds,
      ),
      seconds: uploadTicketSeconds,
    };
  };

  return { beginUpload, listUploads, uploadRoom, uploadState, cancelUpload, uploadTicket };
}
