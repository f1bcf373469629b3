import { conflict, forbidden, invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { bankSources } from 'edutech/core/common/teaching/sources';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Files } from 'edutech/core/server/files/files';
import type { Call, Handler } from 'edutech/core/server/plugin';
import type * as api from '../../api';
import { canBeShared, type Rights, rightsOn } from '../../model/rights';
import { selectReadable } from '../reading/lines.queries';
import { insertSubmissions } from '../reviewing/submissions.queries';
import { selectOwnFiles } from '../saving/question-files.queries';
import { lockOwn, type OwnRow } from '../saving/saving.queries';
import { followWords } from '../words/follow';
import {
  deleteFavourites,
  updateRemoved,
  updateRestored,
  updateWanted,
  updateWithdrawn,
  upsertFavourites,
} from './standing.queries';

export interface KeepingParts {
  readonly audit: Audit;
  readonly files: Files;
}

type Acting = Pick<Call<unknown, SignedIn>, 'db' | 'actor' | 'now' | 'client'>;

/** All of these, of the caller, held until COMMIT; throws 404 when one of them is not his. */
export async function ownOf({ db, actor }: Acting, ids: readonly Id[]): Promise<OwnRow[]> {
  const rows = await lockOwn(db, ids, actor.personId);
  if (rows.length !== ids.length) throw notFound('questions.error.notFound');
  return rows;
}

const rightsOf = (actor: SignedIn, { source, wanted, isRemoved, schoolId }: OwnRow): Rights =>
  rightsOn(actor, { source, wanted, isOwn: true, isRemoved, hasSchool: schoolId !== null });

const idsOf = (rows: readonly OwnRow[]) => rows.map(({ id }) => id);

/** What others could see leaves a trace when it goes or comes back; what was one's own alone is nobody's business. */
async function record({ audit }: KeepingParts, { db, actor, client }: Acting, act: string, rows: readonly OwnRow[]) {
  for (const { id, title, schoolId, source } of rows.filter((row) => row.source !== bankSources.personal)) {
    await audit.record(db, actor, {
      act: `questions.${act}`,
      objectKind: 'bankQuestion',
      objectId: id,
      schoolId,
      facts: { title, source },
      address: client.address,
    });
  }
}

export const removeQuestions =
  (parts: KeepingParts): Handler<typeof api.removeQuestions> =>
  async (call) => {
    const rows = (await ownOf(call, call.input.ids)).filter(({ isRemoved }) => !isRemoved);
    if (rows.some(({ source }) => source === bankSources.public)) throw conflict('questions.error.shared');
    if (!rows.every((row) => rightsOf(call.actor, row).remove)) throw forbidden();
    await updateRemoved(call.db, rows, call.now);
    await record(parts, call, 'remove', rows);
    return { count: rows.length };
  };

export const restoreQuestions =
  (parts: KeepingParts): Handler<typeof api.restoreQuestions> =>
  async (call) => {
    const rows = (await ownOf(call, call.input.ids)).filter(({ isRemoved }) => isRemoved);
    await updateRestored(call.db, rows);
    await record(parts, call, 'restore', rows);
    return { count: rows.length };
  };

export const shareQuestions: Handler<typeof api.shareQuestions> = async (call) => {
  const { db, actor, input, now } = call;
  const rows = await ownOf(call, input.ids);
  if (rows.some(({ isRemoved }) => isRemoved)) throw notFound('questions.error.notFound');
  if (!rows.every((row) => canBeShared(row, input.wanted))) throw conflict('questions.error.cannotShare');
  if (input.wanted === bankSources.school && rows.some(({ schoolId }) => schoolId === null))
    throw invalid('questions.error.noSchool');
  await updateWanted(db, rows, input.wanted, now);
  await insertSubmissions(
    db,
    rows.map((question) => ({
      id: newId(now.getTime()),
      question,
      ownerPersonId: actor.personId,
      wanted: input.wanted,
      submittedAt: now,
    })),
  );
  return { count: rows.length };
};

export const withdrawQuestions =
  (parts: KeepingParts): Handler<typeof api.withdrawQuestions> =>
  async (call) => {
    const { db, actor, input, now } = call;
    const rows = (await ownOf(call, input.ids)).filter((row) => rightsOf(actor, row).withdraw);
    await updateWithdrawn(db, rows, now);
    // where only a request was called off, others see it as before
    const taken = rows.filter(({ wanted }) => wanted === null);
    const unseen = idsOf(taken.filter(({ source }) => source === bankSources.public));
    for (const id of await selectOwnFiles(db, unseen)) await parts.files.unpublish(db, id);
    await followWords(db, idsOf(taken));
    await record(parts, call, 'withdraw', taken);
    return { count: rows.length };
  };

export const favourQuestions: Handler<typeof api.favourQuestions> = async ({ db, actor, input, now }) => {
  if (!input.on) return { count: await deleteFavourites(db, actor.personId, input.ids) };
  const ids = await selectReadable(db, actor, input.ids);
  if (ids.length !== input.ids.length) throw notFound('questions.error.notFound');
  return { count: await upsertFavourites(db, actor.personId, ids, now) };
};
