import { conflict, invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Call, Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { requireBook } from '../books/books.queries';
import { managedBook } from '../managing/managed-books';
import { chapters, touchWhole } from '../trees/arranging.queries';
import { replacePointPairs, replaceTwinPairs, requireTree, selectPointPairs, selectTwinPairs } from './mapping.queries';

export const listPointPairs: Handler<typeof api.listPointPairs> = async ({ db, actor, input }) => {
  const { personId } = actor;
  await requireBook(db, input.bookId, { personId });
  await requireTree(db, input.knowId, personId);
  return selectPointPairs(db, input.bookId, input.knowId);
};

export const listTwinPairs: Handler<typeof api.listTwinPairs> = async ({ db, actor, input }) => {
  const { personId } = actor;
  await requireBook(db, input.bookId, { personId });
  await requireBook(db, input.otherId, { personId });
  return selectTwinPairs(db, input.bookId, input.otherId);
};

export const savePointPairs =
  (audit: Audit): Handler<typeof api.savePointPairs> =>
  (call) =>
    saving(audit, call, 'mapPoints', async (db, bookId) => {
      const { knowId: treeId, pairs } = call.input;
      await requireTree(db, treeId, call.actor.personId);
      requireOnce(pairs.map(({ nodeId, kiid }) => `${nodeId} ${kiid}`));
      return (await replacePointPairs(db, { bookId, treeId }, pairs)) === pairs.length;
    });

export const saveTwinPairs =
  (audit: Audit): Handler<typeof api.saveTwinPairs> =>
  (call) =>
    saving(audit, call, 'mapEditions', async (db, bookId) => {
      const { otherId, pairs } = call.input;
      await requireBook(db, otherId, { personId: call.actor.personId });
      if (otherId === bookId) throw invalid('textbook.error.wrongPair');
      requireOnce(pairs.map(({ nodeId, twinId }) => `${nodeId} ${twinId}`));
      return (await replaceTwinPairs(db, { bookId, otherId }, pairs)) === pairs.length;
    });

function requireOnce(pairs: readonly string[]): void {
  if (new Set(pairs).size !== pairs.length) throw invalid('textbook.error.wrongPair');
}

/** Saves pairs of a book that the caller keeps, all or none; `replace` says whether both ends of each were there. */
async function saving(
  audit: Audit,
  { db, actor, input, now }: Call<{ bookId: Id; version: number; pairs: readonly unknown[] }, SignedIn>,
  act: string,
  replace: (db: Db, bookId: Id) => Promise<boolean>,
): Promise<{ version: number }> {
  const book = await managedBook(db, actor, input.bookId);
  if (book.version !== input.version) throw conflict('textbook.error.treeChanged', {}, { version: book.version });
  if (!(await replace(db, book.id))) throw invalid('textbook.error.wrongPair');
  if (book.ownerPersonId === null)
    await audit.record(db, actor, {
      act: `textbook.${act}`,
      objectKind: 'textbook',
      objectId: book.id,
      schoolId: book.schoolId,
      facts: { name: book.name, pairs: input.pairs.length },
    });
  return { version: await touchWhole(db, chapters, book.id, now) };
}
