import type { Texts } from 'edutech/core/server/texts';
import type { TextbookUses } from 'edutech/plugins/textbook/api';
import type { Db } from 'edutech/core/server/data/db';
import { countOn } from './places.queries';

/** Tells editors who remove a book or a chapter how many lessons use it. */
export const textbookUses = (texts: Texts): TextbookUses<Db> => ({
  countOn: async (db, on, language) => {
    const count = await countOn(db, on);
    return count > 0 ? { what: texts.say(language, 'air.search.kind'), count } : undefined;
  },
});
