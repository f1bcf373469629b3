import type { Handler } from 'edutech/core/server/call';
import { forbidden, notFound } from 'edutech/core/common/errors';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import type { TextbookUses } from '../../api/textbooks';
import { mayManage } from '../../model/managers';
import { chapters, selectSubtree } from '../trees/arranging.queries';
import { selectNode } from '../trees/chapters.queries';
import { dependentsOf } from './dependents';
import { countOnBooks, selectOwnership } from './managing.queries';

interface Parts {
  readonly uses: readonly TextbookUses[];
  readonly texts: Texts;
}

export const bookDependents =
  (parts: Parts): Handler<typeof api.bookDependents> =>
  async ({ db, actor, input, language }) => {
    const bookIds = input.bookIds;
    const books = await selectOwnership(db, bookIds, actor.personId);
    if (books.length !== bookIds.length) throw notFound('textbook.error.noBook');
    if (!books.every((book) => mayManage(book, actor))) throw forbidden('textbook.error.notKept');
    const { nodeIds, ...counted } = await countOnBooks(db, bookIds);
    return dependentsOf(db, parts, { bookIds, nodeIds }, counted, language);
  };

export const chapterDependents =
  (parts: Parts): Handler<typeof api.chapterDependents> =>
  async ({ db, actor, input, language }) => {
    const node = await selectNode(db, input.nodeId, actor.personId, language);
    if (!mayManage(node, actor)) throw forbidden('textbook.error.notKept');
    const below = await selectSubtree(db, chapters, node.bookId, node.id);
    const nodeIds = below.map(({ id }) => id);
    const count = below.filter(({ id, isRemoved }) => id !== node.id && !isRemoved).length;
    return dependentsOf(db, parts, { bookIds: [], nodeIds }, { chapters: count }, language);
  };
