import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Files } from 'edutech/core/server/files/files';
import type { Call, Handler } from 'edutech/core/server/plugin';
import type { SearchIndex } from 'edutech/core/server/search/search-index';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type * as api from '../../api';
import { canBeShared, isOpenToChange, visibilities } from '../../model/sharing';
import { insertTasks } from '../auditing/tasks.queries';
import { snapshotsOf } from '../auditing/snapshots';
import { followResources } from '../contributions/teachers-to-find.queries';
import { lockOwn, type OwnRow } from '../saving/saving.queries';
import { publishFiles, unpublishFiles } from './published-files';
import { purge } from './purge';
import { updateRemoved, updateRestored, updateWanted, updateWithdrawn } from './standing.queries';

interface Parts {
  readonly audit: Audit;
  readonly files: Files;
  readonly index: SearchIndex;
}

type Acting = Pick<Call<unknown, SignedIn>, 'db' | 'actor' | 'now' | 'client'>;

/** All of these, of the caller, held until COMMIT; throws 404 when one of them is not his. */
async function ownOf({ db, actor }: Acting, ids: readonly Id[]): Promise<OwnRow[]> {
  const rows = await lockOwn(db, ids, actor.personId);
  if (rows.length !== ids.length) throw notFound('resource.error.notFound');
  return rows;
}

const isPublic = ({ visibility }: OwnRow) => visibility === visibilities.public;
const isShared = ({ visibility }: OwnRow) => visibility !== visibilities.personal;

/** What others could see leaves a trace when it goes or comes back; what was one's own alone is nobody's business. */
async function record({ audit }: Parts, { db, actor, client }: Acting, act: string, rows: readonly OwnRow[]) {
  for (const { id, title, schoolId, visibility } of rows.filter(isShared)) {
    await audit.record(db, actor, {
      act: `resource.${act}`,
      objectKind: 'resource',
      objectId: id,
      schoolId,
      facts: { title, visibility },
      address: client.address,
    });
  }
}

const follow = ({ index }: Parts, { db, actor }: Acting, rows: readonly OwnRow[]) =>
  followResources(
    index,
    db,
    actor.personId,
    rows.map(({ id }) => id),
  );

async function remove(parts: Parts, call: Acting, ids: readonly Id[]): Promise<{ count: number }> {
  const rows = (await ownOf(call, ids)).filter(({ isRemoved }) => !isRemoved);
  await updateRemoved(call.db, rows, call.now);
  await unpublishFiles(call.db, parts.files, rows.filter(isPublic));
  await follow(parts, call, rows);
  await record(parts, call, 'remove', rows);
  return { count: rows.length };
}

export const deleteResource =
  (parts: Parts): Handler<typeof api.deleteResource> =>
  (call) =>
    remove(parts, call, [call.input.id]);

export const deleteResources =
  (parts: Parts): Handler<typeof api.deleteResources> =>
  (call) =>
    remove(parts, call, call.input.ids);

export const restoreResources =
  (parts: Parts): Handler<typeof api.restoreResources> =>
  async (call) => {
    const rows = (await ownOf(call, call.input.ids)).filter(({ isRemoved }) => isRemoved);
    await updateRestored(call.db, rows);
    await publishFiles(call.db, parts.files, rows.filter(isPublic));
    await follow(parts, call, rows);
    await record(parts, call, 'restore', rows);
    return { count: rows.length };
  };

export const purgeResources =
  ({ files }: Parts): Handler<typeof api.purgeResources> =>
  async (call) => {
    const rows = await ownOf(call, call.input.ids);
    if (!rows.every(({ isRemoved }) => isRemoved)) throw conflict('resource.error.notInTrash');
    return { count: await purge(call.db, files, rows) };
  };

/** Ours to share: the days that an audit may take. */
export interface SharingParts {
  readonly textbooks: Textbooks;
  readonly files: Files;
  readonly auditDays: number;
}

const dayMilliseconds = 86_400_000;

export const shareResources =
  ({ textbooks, files, auditDays }: SharingParts): Handler<typeof api.shareResources> =>
  async (call) => {
    const { db, input, now } = call;
    const rows = await ownOf(call, input.ids);
    if (rows.some(({ isRemoved }) => isRemoved)) throw notFound('resource.error.notFound');
    if (!rows.every((row) => canBeShared(row, input.wanted))) throw conflict('resource.error.cannotShare');
    if (input.wanted === visibilities.school && rows.some(({ schoolId }) => schoolId === null))
      throw invalid('resource.error.noSchool');
    const snapshots = await snapshotsOf(db, { textbooks, files }, rows);
    await updateWanted(db, rows, input.wanted, now);
    await insertTasks(
      db,
      rows.map((row) => ({
        id: newId(now.getTime()),
        resource: row,
        ownerPersonId: call.actor.personId,
        wanted: input.wanted,
        submittedAt: now,
        dueAt: new Date(now.getTime() + auditDays * dayMilliseconds),
        snapshot: snapshots.get(row.id)!,
      })),
    );
    return { count: rows.length };
  };

export const withdrawResources =
  (parts: Parts): Handler<typeof api.withdrawResources> =>
  async (call) => {
    const own = await ownOf(call, call.input.ids);
    const rows = own.filter((row) => !row.isRemoved && !isOpenToChange(row));
    await updateWithdrawn(call.db, rows, call.now);
    await unpublishFiles(call.db, parts.files, rows.filter(isPublic));
    await follow(parts, call, rows);
    // where only a request was called off, others see it as before
    const seen = rows.filter(({ wanted }) => wanted === null);
    await record(parts, call, 'withdraw', seen);
    return { count: rows.length };
  };
