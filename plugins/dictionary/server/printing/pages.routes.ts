import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { selectAssignment, selectWordIds } from '../assigning/assignments.queries';
import { inOrder } from '../assigning/assignments.routes';
import { selectByIds } from '../library/words.queries';
import type { WordDrawer } from './word-drawer';

export const wordPages =
  (drawer: WordDrawer): Handler<typeof api.wordPages> =>
  async ({ db, actor, input: { assignmentId, ...input }, language }) => {
    const { title, ...row } = await selectAssignment(db, actor, assignmentId);
    const wordIds = await selectWordIds(db, row);
    const words = inOrder(wordIds, await selectByIds(db, wordIds));
    return { pages: await drawer.pages({ ...input, title, words, language }) };
  };
