import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { AskableItem, AskSource } from 'edutech/plugins/coach/api';
import { plainText } from 'edutech/plugins/questions/kit/common/one-line/text-parts';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { mayAsk, maySeeKeys } from '../../model/answering/release';
import { loadItems } from '../homework/sheet';
import { selectHoldingItems, selectHomeworkFacts, selectKeyedAttempts } from './wrong-source.queries';

/** Students ask about items of homework once they know what came of it, and while it runs where its teacher allows it. */
export const askSource = (bank: QuestionBank<Db>): AskSource<Db> => ({
  area: 'work',
  items: async (db, personId, attemptId, now) => {
    const [attempt] = await selectKeyedAttempts(db, personId, [attemptId]);
    if (!attempt || !mayAsk(attempt.times, attempt, now)) return [];
    const homework = { schoolId: attempt.schoolId, id: attempt.homeworkId };
    const { title, subjectId } = await selectHomeworkFacts(db, homework);
    const items = await loadItems(db, bank, homework, attempt.tier);
    return items.map(
      ({ id, question, body }, at): AskableItem => ({
        partId: id as Id,
        subjectId,
        title,
        number: at + 1,
        question,
        words: plainText(textOf(body.stem)),
        pictures: [],
      }),
    );
  },
  withheld: async (db, personId, itemIds, now) => {
    const holding = await selectHoldingItems(db, personId, itemIds);
    return new Set(holding.filter((one) => !maySeeKeys(one.times, one, now)).flatMap(({ heldIds }) => heldIds));
  },
});
