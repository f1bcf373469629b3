import type { Handler } from 'edutech/core/server/call';
import type { Files } from 'edutech/core/server/files/files';
import type * as api from '../../api';
import { presentWords } from '../library/present-words';
import { countPractised, selectPractised, selectReturns } from './my-words.queries';
import { whoseOf } from './practice.routes';

export const myWords =
  (files: Files): Handler<typeof api.myWords> =>
  async ({ db, actor, input }) => {
    const whose = whoseOf(actor);
    const { page, pageLine } = input;
    const [rows, total] = await Promise.all([
      selectPractised(db, whose, input, { limit: pageLine, offset: (page - 1) * pageLine }),
      countPractised(db, whose, input),
    ]);
    const ids = rows.map(({ id }) => id);
    const [words, returns] = await Promise.all([presentWords(db, files, actor, rows), selectReturns(db, whose, ids)]);
    const ofWord = Map.groupBy(returns, ({ wordId }) => wordId);
    return {
      data: words.map((word) => ({ ...word, returns: ofWord.get(word.wordId) ?? [] })),
      pageData: { cur: page, line: pageLine, total },
    };
  };

export const wordReturns: Handler<typeof api.wordReturns> = async ({ db, actor, input }) => ({
  returns: await selectReturns(db, whoseOf(actor), input.wordIds),
});
