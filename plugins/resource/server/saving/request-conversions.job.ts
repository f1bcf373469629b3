import Type from 'typebox';
import type { Id } from 'edutech/core/common/ids';
import type { Conversions } from 'edutech/core/server/conversion/conversions';
import type { Database } from 'edutech/core/server/data/database';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { selectFilesAfter } from './jobs.queries';

const filesPerStep = 500;

/**
 * Asks for the conversion of files of resources of which nothing was asked yet. Saving asks at once; this catches up on files
 * that were there before the converter, as those of the demo city are.
 */
export function requestConversions(database: Database, conversions: Conversions): JobDeclaration {
  return {
    name: 'resource.requestConversions',
    payload: Type.Object({}),
    schedule: '52 4 * * *',
    atStart: true,
    run: async (_payload, { actor, signal, heartbeat }) => {
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
        await heartbeat();
      }
    },
  };
}
