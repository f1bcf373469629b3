import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { TextbookUses } from 'edutech/plugins/textbook/api';
import { countUnitsAt } from '../library/units.queries';

/** Tells editors who remove a chapter how many units of words stand at it. */
export const textbookUses = (texts: Texts): TextbookUses<Db> => ({
  countOn: async (db, { nodeIds }, language) => {
    const count = nodeIds.length > 0 ? await countUnitsAt(db, nodeIds) : 0;
    return count > 0 ? { what: texts.say(language, 'dictionary.textbook.units'), count } : undefined;
  },
});
