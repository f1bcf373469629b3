import type { Handler } from 'edutech/core/server/call';
import type { Texts } from 'edutech/core/server/texts';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import type * as api from '../../api';
import { selectAssignment, selectWordIds } from '../assigning/assignments.queries';
import { inOrder } from '../assigning/assignments.routes';
import { selectByIds } from '../library/words.queries';
import { wordPages as drawPages } from './word-pages';

export const wordPages =
  (texts: Texts): Handler<typeof api.wordPages> =>
  async ({ db, actor, input, language }) => {
    const row = await selectAssignment(db, actor, input.assignmentId);
    const wordIds = await selectWordIds(db, row);
    const words = inOrder(wordIds, await selectByIds(db, wordIds));
    const say = (name: string, params: Readonly<Record<string, number>> = {}) =>
      texts.say(language, `dictionary.print.${name}`, params);
    const sheet = {
      title: row.title,
      layout: input.layout,
      look: input.look,
      words,
      fields: [say('class'), say('name'), say('date')],
      page: (at: number, of: number) => say('page', { at, of }),
    };
    return { pages: drawPages(sheet, measuringLetters()) };
  };
