import Type from 'typebox';
import { newId } from 'edutech/core/common/ids';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { editions } from '../../model/books/editions';
import { fixedBooks } from '../../model/books/fixed-books';
import { insertEditions, insertListedBooks } from './catalogue.queries';

/**
 * Gives a city the editions that the platform knows and, where it works with the built-in list, the books of that list. By
 * itself at each start, because a later release may know more.
 */
export const fillCatalogue = (
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  hasFixedBooks: boolean,
): JobDeclaration => ({
  name: 'textbook.fillCatalogue',
  payload: Type.Object({}),
  schedule: '9 3 * * *',
  atStart: true,
  run: async (_payload, { actor }) => {
    const now = clock.now();
    await database.write(actor, async (db) => {
      await insertEditions(db, editions, () => newId(now.getTime()));
      if (hasFixedBooks) await insertListedBooks(db, fixedBooks, now);
    });
  },
});
