import Type from 'typebox';
import type { Id } from 'edutech/core/common/ids';
import type { Conversions } from 'edutech/core/server/conversion/conversions';
import type { Database } from 'edutech/core/server/data/database';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { selectFilesAfter } from './resources.queries';

const filesPerStep = 200;

/**
 * Asks for the conversion of every file of a lesson; what was asked for before stays as it is. Whoever stores a file asks
 * for it at once; this catches up on files that were there before the converter, as those of the demo city are.
 */
export function requestConversions(database: Database, conversions: Conversions): JobDeclaration {
  return {
    name: 'air.requestConversions',
    payload: Type.Object({}),
    schedule: '*/10 * * * *',
    run: async (_payload, { actor, signal }) => {
      let after: Id | null = null;
      for (;;) {
        signal.throwIfAborted();
        const files = await database.write(actor, async (db) => {
          const some = await selectFilesAfter(db, after, filesPerStep);
          await conversions.request(db, some);
          return some;
        });
        if (files.length < filesPerStep) return;
        after = files.at(-1)!.id;
      }
    },
  };
}
