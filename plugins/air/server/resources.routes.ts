import { notFound } from 'edutech/core/common/errors';
import type { Actor } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Files, StoredFile } from 'edutech/core/server/files/files';
import { countVisits } from 'edutech/core/server/figures/visits';
import type { SingleHandler } from 'edutech/core/server/plugin';
import type { airBooks, airDetail, airDownload, airNewest, airNodes, airResources } from '../api';
import { ready } from '../model/status';
import { selectBooks, selectChildNodes, selectTrail } from './books.queries';
import {
  countResources,
  selectAttachments,
  selectNewest,
  selectRelated,
  selectResource,
  selectResources,
} from './resources.queries';
import { countDownload, selectExisting, visitTables } from './use.queries';

export const listBooks: SingleHandler<typeof airBooks> = ({ db, language }) => selectBooks(db, language);

export const listNodes: SingleHandler<typeof airNodes> = ({ db, input }) =>
  selectChildNodes(db, input.airbookid, input.nodeid);

export const listResources: SingleHandler<typeof airResources> = async ({ db, input, language }) => {
  const place = { bookId: input.airbookid, code: input.nodecode };
  const [data, total] = await Promise.all([
    selectResources(db, place, input.page, input.pageline, language),
    countResources(db, place),
  ]);
  return { data, pagedata: { cur: input.page, line: input.pageline, total } };
};

export const listNewest: SingleHandler<typeof airNewest> = ({ db, input, language }) =>
  selectNewest(db, input.count, language);

export const showResource =
  (files: Files): SingleHandler<typeof airDetail> =>
  async ({ db, actor, input, language }) => {
    const resource = await selectResource(db, input.id, language);
    const [attachments, trail, related] = await Promise.all([
      selectAttachments(db, resource.resourceid),
      selectTrail(db, resource.airbookid, resource.nodecode),
      selectRelated(db, resource, language),
    ]);
    const ids = [resource.ffid, ...attachments.map((attachment) => attachment.ffid)].filter((id) => id !== null);
    const stored = await files.findMany(db, ids);
    const address = addresser(files, actor, resource.needslogin);
    const main = resource.ffid ? stored.get(resource.ffid) : undefined;
    return {
      ...resource,
      time: resource.time.toISOString(),
      bytes: main?.bytes ?? 0,
      mime: main?.mime ?? '',
      sourcepath: main && resource.status === ready ? address(main) : '',
      officeOnlineUrl: '',
      otherfile: attachments.flatMap(({ ffid, name }) => {
        const file = stored.get(ffid);
        return file ? [{ ffid, name, ext: file.ext, bytes: file.bytes, sourcepath: address(file) }] : [];
      }),
      trail,
      related,
    };
  };

/** Public content has a public address; what needs a sign-in has a ticket for this session, or none. */
function addresser(files: Files, actor: Actor, needsLogin: boolean) {
  return (file: StoredFile): string => {
    if (!needsLogin) return files.publicAddress(file);
    return actor.kind === 'person' ? files.ticketAddress(file, 'view', actor.sessionId) : '';
  };
}

export const downloadResource =
  (files: Files): SingleHandler<typeof airDownload> =>
  async ({ db, actor, input, language }) => {
    const resource = await selectResource(db, input.id, language);
    const fileId = await fileToDownload(db, resource, input.ffid);
    const file = await files.find(db, fileId);
    await countDownload(db, resource.resourceid);
    return { address: files.ticketAddress(file, 'download', actor.sessionId), name: file.name };
  };

async function fileToDownload(
  db: Db,
  resource: { resourceid: string; ffid: string | null; status: number },
  wanted: string | undefined,
) {
  if (wanted && wanted !== resource.ffid) {
    const attachments = await selectAttachments(db, resource.resourceid);
    if (attachments.some((attachment) => attachment.ffid === wanted)) return wanted;
    throw notFound('air.error.notFound');
  }
  if (!resource.ffid || resource.status !== ready) throw notFound('air.error.notReady');
  return resource.ffid;
}

export const countOpenings = countVisits(visitTables, async ({ db, input }) => {
  if (!(await selectExisting(db, input.id))) throw notFound('air.error.notFound');
});
