import { conflict, forbidden, invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Call, Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { type Ownership, mayManage } from '../../model/managers';
import { mostChapters, placeAmong, requireLevel, requireMove, tidyName } from '../../model/trees/chapters';
import { managedBook } from '../managing/managed-books';
import {
  chapters,
  countNodes,
  insertNode,
  lockWholeOf,
  selectOrder,
  selectSubtree,
  touchWhole,
  updateName,
  updateNodeRemoved,
  updateOrder,
} from './arranging.queries';
import { type NodeRow, selectNode } from './chapters.queries';
import { requireVersion } from './require-version';

type Asked = Pick<Call<unknown, SignedIn>, 'db' | 'actor' | 'language'>;

/** A chapter that the caller may change, with nobody else changing its book; also one that was taken out. */
async function keptNode({ db, actor, language }: Asked, id: Id): Promise<NodeRow> {
  await lockWholeOf(db, chapters, id);
  const node = await selectNode(db, id, actor.personId, language);
  if (!mayManage(node, actor)) throw forbidden('textbook.error.notKept');
  return node;
}

async function standingNode(call: Asked, id: Id): Promise<NodeRow> {
  const node = await keptNode(call, id);
  if (node.isRemoved) throw notFound('textbook.error.noNode');
  return node;
}

/** Chapters of the school's and the city's books leave a trace; those of one's own are nobody's business. */
async function record(
  audit: Audit,
  { db, actor }: Asked,
  act: string,
  node: Pick<Ownership, 'schoolId' | 'ownerPersonId'> & { readonly id: Id; readonly name: string },
): Promise<void> {
  if (node.ownerPersonId !== null) return;
  await audit.record(db, actor, {
    act: `textbook.${act}`,
    objectKind: 'chapter',
    objectId: node.id,
    schoolId: node.schoolId,
    facts: { name: node.name },
  });
}

export const addChapter =
  (audit: Audit): Handler<typeof api.addChapter> =>
  async (call) => {
    const { db, actor, input, now } = call;
    const book = await managedBook(db, actor, input.bookId);
    requireVersion(book.version, input.version);
    const above = input.nodeId ? await standingNode(call, input.nodeId) : null;
    if (above && above.bookId !== book.id) throw notFound('textbook.error.noNode');
    requireLevel((above?.level ?? 0) + 1);
    if ((await countNodes(db, chapters, book.id)) >= mostChapters)
      throw invalid('textbook.error.tooMany', { chapters: mostChapters });
    const node = { id: newId(now.getTime()), name: tidyName(input.nodeName) };
    await insertNode(db, chapters, node, { ...book, wholeId: book.id, parentId: above?.id ?? null });
    await touchWhole(db, chapters, book.id, now);
    await record(audit, call, 'addChapter', { ...book, ...node });
    return { nodeId: node.id, nodeName: node.name, isHaveChild: false };
  };

export const renameNode =
  (audit: Audit): Handler<typeof api.renameNode> =>
  async (call) => {
    const { db, input, now } = call;
    const node = await standingNode(call, input.nodeId);
    requireVersion(node.bookVersion, input.version);
    const name = tidyName(input.nodeName);
    await updateName(db, chapters, node.id, name);
    await touchWhole(db, chapters, node.bookId, now);
    await record(audit, call, 'renameChapter', { ...node, name });
    return null;
  };

export const deleteNode =
  (audit: Audit): Handler<typeof api.deleteNode> =>
  async (call) => {
    const { db, input, now } = call;
    const node = await keptNode(call, input.nodeId);
    requireVersion(node.bookVersion, input.version);
    if (node.isAboveRemoved) throw conflict('textbook.error.aboveRemoved');
    if (node.isRemoved === (input.status === 0)) return null;
    await updateNodeRemoved(db, chapters, node.id, input.status === 0 ? now : null);
    await touchWhole(db, chapters, node.bookId, now);
    await record(audit, call, input.status === 0 ? 'removeChapter' : 'restoreChapter', node);
    return null;
  };

export const moveNode =
  (audit: Audit): Handler<typeof api.moveNode> =>
  async (call) => {
    const { db, input, now } = call;
    const node = await standingNode(call, input.nodeId);
    requireVersion(node.bookVersion, input.version);
    const parent = input.parentId ? await standingNode(call, input.parentId) : null;
    if (parent && parent.bookId !== node.bookId) throw notFound('textbook.error.noNode');
    const below = await selectSubtree(db, chapters, node.bookId, node.id);
    requireMove({
      subtree: new Set(below.map(({ id }) => id)),
      height: Math.max(...below.map(({ level }) => level)),
      parentId: parent?.id ?? null,
      parentLevel: parent?.level ?? 0,
    });
    const siblings = await selectOrder(db, chapters, node.bookId, parent?.id ?? null);
    const order = placeAmong(siblings, node.id, input.beforeId ?? null);
    await updateOrder(db, chapters, { wholeId: node.bookId, parentId: parent?.id ?? null }, order);
    const version = await touchWhole(db, chapters, node.bookId, now);
    await record(audit, call, 'moveChapter', node);
    return { version };
  };
