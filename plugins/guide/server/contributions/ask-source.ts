import { isAppError } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { AskableItem, AskSource } from 'edutech/plugins/coach/api';
import { plainText } from 'edutech/plugins/questions/kit/common/one-line/text-parts';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import { itemsOf } from '../../model/book/document';
import { isOpenAt } from '../../model/lesson/opening';
import { selectOwnAttempt } from '../answering/own-attempts.queries';

/** Students ask about what stands open in their guide book, numbered as its block numbers it. */
export const askSource: AskSource<Db> = {
  area: 'guide',
  items: async (db, personId, attemptId, now) => {
    const attempt = await optionalAttempt(db, personId, attemptId);
    if (!attempt || now < attempt.startsAt) return [];
    const { subjectId, title, document, submitted } = attempt;
    const open = document.blocks.filter((block) => isOpenAt(block, attempt, now) || submitted.includes(block.id));
    return open.flatMap((block) =>
      itemsOf(block).map(
        (item, at): AskableItem => ({
          partId: item.id,
          subjectId,
          title,
          number: at + 1,
          question: item.kind === 'question' ? { questionId: item.questionId, version: item.version } : null,
          words: item.kind === 'ask' ? plainText(textOf(item.prompt)) : '',
          pictures: [],
        }),
      ),
    );
  },
};

async function optionalAttempt(db: Db, personId: Id, attemptId: Id) {
  try {
    return await selectOwnAttempt(db, personId, attemptId);
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}
