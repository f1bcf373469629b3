import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { Textbooks, TextbookUses } from 'edutech/plugins/textbook/api';
import { countUnitsAt } from '../library/units.queries';

/** Tells editors who remove a book or a chapter how many units of words stand at it. */
export const textbookUses = (texts: Texts, textbooks: Textbooks<Db>): TextbookUses<Db> => ({
  countOn: async (db, { bookIds, nodeIds }, language) => {
    const ofBooks = await Promise.all(bookIds.map((bookId) => textbooks.chapters(db, bookId, language)));
    const all = [...nodeIds, ...ofBooks.flat().map(({ nodeId }) => nodeId)];
    const count = all.length > 0 ? await countUnitsAt(db, all) : 0;
    return count > 0 ? { what: texts.say(language, 'dictionary.textbook.units'), count } : undefined;
  },
});
