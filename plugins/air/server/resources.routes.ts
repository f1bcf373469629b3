import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { type Actor, holderOf } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Conversions, RenditionOf } from 'edutech/plugins/media/kit/server/conversions';
import type { Files, StoredFile } from 'edutech/core/server/files/files';
import { countVisits } from 'edutech/core/server/figures/visits';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import type { airDetail, airDownload, airNewest, airResources } from '../api';
import { chaptersUnder } from '../model/chapters';
import { needsTickets } from '../model/states';
import { ready } from '../model/status';
import { selectAttachments } from './materials/materials.queries';
import type { Shelf } from './places/shelf';
import { surroundingsOf } from './places/surroundings';
import { statusesOf, withStatuses } from './statuses';
import { countResources, selectNewest, selectResource, selectResources } from './resources.queries';
import { countDownload, selectExisting, visitTables } from './use.queries';

/** Services that answering about lessons needs. */
export interface Parts extends Shelf {
  readonly files: Files;
  readonly conversions: Conversions;
}

export const listResources =
  ({ conversions, textbooks }: Pick<Parts, 'conversions' | 'textbooks'>): SingleHandler<typeof airResources> =>
  async ({ db, input, language }) => {
    const bookId = input.airBookId;
    const chapters = chaptersUnder(await textbooks.chapters(db, bookId, language), input.nodeCode);
    const { order = 'book', withExercise = false } = input;
    const place = { bookId, nodeIds: chapters.map(({ nodeId }) => nodeId), withExercise };
    const [lines, total] = await Promise.all([
      selectResources(db, place, order, input.page, input.pageLine, language),
      countResources(db, place),
    ]);
    const data = await withStatuses(db, conversions, lines);
    return {
      data: data.map((line) => ({ ...line, airBookId: bookId })),
      pageData: { cur: input.page, line: input.pageLine, total },
    };
  };

export const listNewest =
  (conversions: Conversions): SingleHandler<typeof airNewest> =>
  async ({ db, input, language }) =>
    withStatuses(db, conversions, await selectNewest(db, input.count, language));

/** A resource that the reader may see: unpublished ones only for the city's editors. Throws 404 `air.error.notFound`. */
export async function readResource(call: Pick<Call<{ id: Id }>, 'db' | 'actor' | 'input' | 'language'>) {
  const resource = await selectResource(call.db, call.input.id, call.language);
  if (resource.state !== 'published' && !isAllowed({ permission: 'air_class_city' }, holderOf(call.actor)))
    throw notFound('air.error.notFound');
  return resource;
}

export const showResource =
  ({ files, conversions, textbooks }: Parts): SingleHandler<typeof airDetail> =>
  async (call) => {
    const { db, actor, language } = call;
    const stored = await readResource(call);
    const [attachments, { places, near }] = await Promise.all([
      selectAttachments(db, stored.resourceId),
      surroundingsOf(db, { textbooks }, stored, language),
    ]);
    const statusOf = await statusesOf(db, conversions, [stored, ...near]);
    const resource = { ...stored, status: statusOf(stored) };
    const ids = [resource.ffid, ...attachments.map((attachment) => attachment.ffid)].filter((id) => id !== null);
    const found = await files.findMany(db, ids);
    // before it is out, its files are for who is signed in and may see it
    const needsTicket = needsTickets(resource);
    const address = addresser(files, actor, needsTicket);
    const previews = await previewsOf(db, { conversions, actor, needsLogin: needsTicket }, [...found.values()]);
    const main = resource.ffid ? found.get(resource.ffid) : undefined;
    const made = main && resource.status === ready ? previews.get(main.id) : undefined;
    const otherFile = attachments.flatMap(({ ffid, ...said }) => {
      const file = found.get(ffid);
      return file ? [{ ffid, ...said, file }] : [];
    });
    return {
      ...resource,
      bytes: main?.bytes ?? 0,
      mime: main?.mime ?? '',
      sourcePath: main && resource.status === ready ? address(main) : '',
      officeOnlineUrl: pdfOf(made),
      stream: made?.kind === 'video' ? made.stream : '',
      otherFile: otherFile.map(({ file, ...named }) => ({
        ...named,
        ext: file.ext,
        bytes: file.bytes,
        sourcePath: address(file),
        pdf: pdfOf(previews.get(file.id)),
      })),
      bookName: places[0]?.book.name ?? '',
      trail: places[0]?.path.map(({ name }) => name) ?? [],
      also: places.slice(1).map(({ book, path }) => ({
        airBookId: book.bookId,
        bookName: book.name,
        edition: book.edition,
        nodeName: path.at(-1)?.name ?? '',
      })),
      videoImg: stored.videoImg || (made?.kind === 'video' ? made.poster : ''),
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

/** Renditions of files for readers who may see them; none for others, and none that are still being converted. */
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
  async (call) => {
    const { db, actor, input } = call;
    const resource = await readResource(call);
    const fileId = await fileToDownload(db, resource, input.ffid);
    const file = await files.find(db, fileId);
    await countDownload(db, resource.resourceId);
    return { address: files.ticketAddress(file, 'download', actor.sessionId), name: file.name };
  };

async function fileToDownload(
  db: Db,
  resource: { resourceId: string; ffid: string | null; status: number },
  wanted: string | undefined,
) {
  if (wanted && wanted !== resource.ffid) {
    const attachments = await selectAttachments(db, resource.resourceId);
    if (attachments.some((attachment) => attachment.ffid === wanted)) return wanted;
    throw notFound('air.error.notFound');
  }
  if (!resource.ffid || resource.status !== ready) throw notFound('air.error.notReady');
  return resource.ffid;
}

export const countOpenings = countVisits(visitTables, async ({ db, input }) => {
  if (!(await selectExisting(db, input.id))) throw notFound('air.error.notFound');
});
