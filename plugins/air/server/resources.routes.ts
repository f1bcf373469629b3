import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Actor } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Conversions, RenditionOf } from 'edutech/core/server/conversion/conversions';
import type { Files, StoredFile } from 'edutech/core/server/files/files';
import { countVisits } from 'edutech/core/server/figures/visits';
import type { SingleHandler } from 'edutech/core/server/plugin';
import type { airBooks, airDetail, airDownload, airNewest, airNodes, airResources } from '../api';
import { ready } from '../model/status';
import { selectBooks, selectChildNodes, selectTrail } from './books.queries';
import { selectAttachments } from './materials.queries';
import { countResources, selectNewest, selectRelated, selectResource, selectResources } from './resources.queries';
import { countDownload, selectExisting, visitTables } from './use.queries';

export const listBooks: SingleHandler<typeof airBooks> = ({ db, language }) => selectBooks(db, language);

export const listNodes: SingleHandler<typeof airNodes> = ({ db, input }) =>
  selectChildNodes(db, input.airbookid, input.nodeid);

export const listResources =
  (conversions: Conversions): SingleHandler<typeof airResources> =>
  async ({ db, input, language }) => {
    const place = { bookId: input.airbookid, code: input.nodecode };
    const [lines, total] = await Promise.all([
      selectResources(db, place, input.page, input.pageline, language),
      countResources(db, place),
    ]);
    const data = await withStatuses(db, conversions, lines);
    return { data, pagedata: { cur: input.page, line: input.pageline, total } };
  };

export const listNewest =
  (conversions: Conversions): SingleHandler<typeof airNewest> =>
  async ({ db, input, language }) =>
    withStatuses(db, conversions, await selectNewest(db, input.count, language));

interface Line {
  readonly ffid: Id | null;
  readonly status: number;
}

/** A lesson that is ready by its own row is converting, or has failed, as long as its file is. */
async function statusesOf(db: Db, conversions: Conversions, lines: readonly Line[]): Promise<(line: Line) => number> {
  const states = await conversions.statesOf(
    db,
    lines.flatMap(({ ffid, status }) => (ffid && status === ready ? [ffid] : [])),
  );
  return ({ ffid, status }) => (ffid === null ? status : (states.get(ffid) ?? status));
}

async function withStatuses<L extends Line>(db: Db, conversions: Conversions, lines: readonly L[]): Promise<L[]> {
  const statusOf = await statusesOf(db, conversions, lines);
  return lines.map((line) => ({ ...line, status: statusOf(line) }));
}

export const showResource =
  (files: Files, conversions: Conversions): SingleHandler<typeof airDetail> =>
  async ({ db, actor, input, language }) => {
    const stored = await selectResource(db, input.id, language);
    const [attachments, trail, near] = await Promise.all([
      selectAttachments(db, stored.resourceid),
      selectTrail(db, stored.airbookid, stored.nodecode),
      selectRelated(db, stored, language),
    ]);
    const statusOf = await statusesOf(db, conversions, [stored, ...near]);
    const resource = { ...stored, status: statusOf(stored) };
    const ids = [resource.ffid, ...attachments.map((attachment) => attachment.ffid)].filter((id) => id !== null);
    const found = await files.findMany(db, ids);
    const address = addresser(files, actor, resource.needslogin);
    const previews = await previewsOf(db, { conversions, actor, needsLogin: resource.needslogin }, [...found.values()]);
    const main = resource.ffid ? found.get(resource.ffid) : undefined;
    const made = main && resource.status === ready ? previews.get(main.id) : undefined;
    const otherfile = attachments.flatMap(({ ffid, name }) => {
      const file = found.get(ffid);
      return file ? [{ ffid, name, file }] : [];
    });
    return {
      ...resource,
      time: stored.time.toISOString(),
      bytes: main?.bytes ?? 0,
      mime: main?.mime ?? '',
      sourcepath: main && resource.status === ready ? address(main) : '',
      officeOnlineUrl: pdfOf(made),
      stream: made?.kind === 'video' ? made.stream : '',
      otherfile: otherfile.map(({ file, ...named }) => ({
        ...named,
        ext: file.ext,
        bytes: file.bytes,
        sourcepath: address(file),
        pdf: pdfOf(previews.get(file.id)),
      })),
      trail,
      related: near.map((line) => ({ ...line, status: statusOf(line) })),
    };
  };

/** Public content has a public address; what needs a sign-in has a ticket for this session, or none. */
function addresser(files: Files, actor: Actor, needsLogin: boolean) {
  return (file: StoredFile): string => {
    if (!needsLogin) return files.publicAddress(file);
    return actor.kind === 'person' ? files.ticketAddress(file, 'view', actor.sessionId) : '';
  };
}

/** What was made of files, for who may look at them: nothing for others, and nothing of what is still being made. */
async function previewsOf(
  db: Db,
  { conversions, actor, needsLogin }: { conversions: Conversions; actor: Actor; needsLogin: boolean },
  files: readonly StoredFile[],
): Promise<ReadonlyMap<Id, RenditionOf>> {
  if (!needsLogin) return conversions.renditionsOf(db, files, 'public');
  return actor.kind === 'person' ? conversions.renditionsOf(db, files, { session: actor.sessionId }) : new Map();
}

const pdfOf = (made: RenditionOf | undefined) => (made?.kind === 'document' ? made.pdf : '');

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
