import { conflict, forbidden, invalid, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Files } from 'edutech/core/server/files/files';
import type { Call, Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { type DetailRow, selectDetail, selectFileIds, selectMine } from '../browsing/detail.queries';
import { rightsOf } from '../browsing/detail.routes';
import { meanOf } from '../browsing/lines';
import { countTaken, countUses, deleteUse, insertUse, writeRating } from './using.queries';

/** Most uses that one person can record for one resource. */
const mostUsesOfOne = 10;

type Using = Pick<Call<{ readonly id: string }, SignedIn>, 'db' | 'actor' | 'language' | 'input'>;

/** A resource that the caller may read, with the caller's rights. */
async function readFor({ db, actor, language, input }: Using) {
  const row = await selectDetail(db, input.id, actor, language);
  return { row, may: rightsOf(actor, row, await selectMine(db, row.id, actor.personId)) };
}

/** Counts it, unless it is one's own. */
const counted = async (call: Using & { readonly now: Date }, row: DetailRow): Promise<number> =>
  row.isOwn ? row.downloadNum : countTaken(call.db, call.actor.personId, row.id, call.now);

export const downloadResource =
  (files: Files): Handler<typeof api.downloadResource> =>
  async (call) => {
    const { db, actor, input } = call;
    const { row, may } = await readFor(call);
    if (!may.download) throw forbidden();
    const fileIds = await selectFileIds(db, row.id);
    const wanted = input.ffid ?? fileIds[0];
    if (!wanted || !fileIds.includes(wanted)) throw notFound('resource.error.notFound');
    const file = await files.find(db, wanted);
    await counted(call, row);
    return { address: files.ticketAddress(file, 'download', actor.sessionId), name: file.name, bytes: file.bytes };
  };

export const countDownload: Handler<typeof api.countDownload> = async (call) => {
  const { row, may } = await readFor(call);
  if (!may.download) throw forbidden();
  return { downloadNum: await counted(call, row) };
};

export const rateResource: Handler<typeof api.rateResource> = async (call) => {
  const { db, actor, input, now } = call;
  const { row, may } = await readFor(call);
  if (row.isOwn) throw forbidden('resource.error.ownResource');
  if (!may.rate) throw conflict('resource.error.notUsed');
  const rating = { personId: actor.personId, resourceId: row.id, score: input.score };
  const { ratings, scoreSum } = await writeRating(db, rating, now);
  return { rating: meanOf(scoreSum, ratings), ratings };
};

export const addUse: Handler<typeof api.addUse> = async (call) => {
  const { db, actor, input, now } = call;
  const { row } = await readFor(call);
  if ((await countUses(db, actor.personId, row.id)) >= mostUsesOfOne)
    throw invalid('resource.error.tooManyUses', { most: mostUsesOfOne });
  const use = {
    id: newId(now.getTime()),
    resourceId: row.id,
    schoolId: actor.schoolId,
    personId: actor.personId,
    personName: actor.name,
    title: input.title.trim(),
  };
  await insertUse(db, use, now);
  return { useId: use.id };
};

export const removeUse: Handler<typeof api.removeUse> = async ({ db, actor, input }) => {
  if (!(await deleteUse(db, input.useId, actor.personId))) throw notFound('resource.error.notFound');
  return {};
};
