import Type from 'typebox';
import type { Id } from 'edutech/core/common/ids';
import type { Conversions } from 'edutech/core/server/conversion/conversions';
import type { Database } from 'edutech/core/server/data/database';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { takeFromConversions } from './managing/posters';
import { selectUnmeasured } from './managing/posters.queries';
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
        if (files.length < filesPerStep) break;
        after = files.at(-1)!.id;
      }
      // lessons that went out before their films were converted
      await database.write(actor, async (db) => {
        const rows = await selectUnmeasured(db, filesPerStep);
        const lessons = rows.map(({ fileId, sha256, ext, ...lesson }) => ({
          ...lesson,
          file: { id: fileId, sha256, ext },
        }));
        await takeFromConversions(db, conversions, lessons);
      });
    },
  };
}
