import { invalid } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { SingleHandler } from 'edutech/core/server/call';
import type { addWords, listWords, removeWords } from '../../../api';
import { readWordList } from '../../../model/articles/text/words';
import { requireCityEditor } from './channels.routes';
import { countWords, deleteWords, selectWords, upsertWords } from './words.queries';

const longestWord = 40;

export const showWords: SingleHandler<typeof listWords> = async ({ db, input }) => {
  const { q = '', level, page, pageLine: line } = input;
  const want = { words: q.trim(), level };
  const [items, total] = await Promise.all([selectWords(db, want, page, line), countWords(db, want)]);
  return { items, page: { cur: page, line, total } };
};

export const saveWords =
  (audit: Audit): SingleHandler<typeof addWords> =>
  async ({ db, actor, input, now }) => {
    requireCityEditor(actor);
    const words = readWordList(input.list).map((one) => ({ ...one, id: newId(now.getTime()) }));
    const tooLong = words.find(({ word }) => word.length > longestWord);
    if (tooLong) throw invalid('news.error.longWord', { word: tooLong.word.slice(0, longestWord), most: longestWord });
    if (words.length === 0) throw invalid('news.error.noWords');
    const added = await upsertWords(db, words, input.level, { name: actor.name, now });
    await audit.record(db, actor, {
      act: 'news.addWords',
      objectKind: 'newsWord',
      objectId: null,
      facts: { count: words.length, level: input.level },
    });
    return { added, changed: words.length - added };
  };

export const deleteListedWords =
  (audit: Audit): SingleHandler<typeof removeWords> =>
  async ({ db, actor, input }) => {
    requireCityEditor(actor);
    const removed = await deleteWords(db, input.ids);
    await audit.record(db, actor, {
      act: 'news.removeWords',
      objectKind: 'newsWord',
      objectId: null,
      facts: { count: removed.length },
    });
    return removed;
  };
