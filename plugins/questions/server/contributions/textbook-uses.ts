import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { TextbookUses } from 'edutech/plugins/textbook/api';
import { countStanding } from './contributions.queries';

/** Number of questions on chapters that are about to be removed. */
export const standingOn = (texts: Texts): TextbookUses<Db> => ({
  countOn: async (db, on, language) => {
    const count = await countStanding(db, on);
    return count === 0 ? undefined : { what: texts.say(language, 'questions.dependents.questions'), count };
  },
});
