import { invalid, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Actor } from 'edutech/core/server/actor';
import type { Call, Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { requireBook } from '../books/books.queries';
import { type NodeRow, selectChildren, selectNode, selectTree } from './chapters.queries';

/** The chapter that a call names; 404 also for one that was taken out. */
async function findNode(
  { db, language }: Pick<Call<unknown>, 'db' | 'language'>,
  id: Id,
  personId: Id | null,
): Promise<NodeRow> {
  const node = await selectNode(db, id, personId, language);
  if (node.isRemoved) throw notFound('textbook.error.noNode');
  return node;
}

/** Nodes directly below a node or a book, for whom sees it; visitors (null) see the city's. */
async function childrenOf(
  call: Call<{ bookId?: Id; nodeId?: Id }, Actor>,
  personId: Id | null,
): Promise<api.ChapterNode[]> {
  const { bookId: itsBookId, nodeId } = call.input;
  if (nodeId) {
    const { bookId } = await findNode(call, nodeId, personId);
    if (itsBookId && itsBookId !== bookId) throw notFound('textbook.error.noNode');
    return selectChildren(call.db, bookId, nodeId, call.language);
  }
  if (!itsBookId) throw invalid('textbook.error.noPlace');
  await requireBook(call.db, itsBookId, { personId });
  return selectChildren(call.db, itsBookId, null, call.language);
}

export const getChildNodes: Handler<typeof api.getChildNodes> = (call) => childrenOf(call, call.actor.personId);

export const getCommonChildNodes: Handler<typeof api.getCommonChildNodes> = (call) => childrenOf(call, null);

export const getNode: Handler<typeof api.getNode> = async (call) => {
  const { id, bookId, parentId, name, hasChild, trail } = await findNode(call, call.input.nodeId, call.actor.personId);
  return {
    nodeId: id,
    nodeName: name,
    isHaveChild: hasChild,
    bookId,
    parentId,
    trail: trail.slice(0, -1),
  };
};

export const getChapterTree: Handler<typeof api.getChapterTree> = async ({ db, actor, input, language }) => {
  const { id, version } = await requireBook(db, input.bookId, { personId: actor.personId, source: input.source });
  return { bookId: id, version, nodes: await selectTree(db, id, language) };
};
