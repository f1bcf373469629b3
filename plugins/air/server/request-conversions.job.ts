import Type from 'typebox';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import { requestInSteps } from 'edutech/plugins/media/kit/server/request-in-steps';
import type { Database } from 'edutech/core/server/data/database';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { updateFromConversions } from './managing/posters';
import { selectUnmeasured } from './managing/posters.queries';
import { selectFilesAfter } from './resources.queries';

const filesPerStep = 200;

/** Requests conversions of all files of a lesson, and updates published lessons from finished film conversions. */
export function requestConversions(database: Database, conversions: Conversions): JobDeclaration {
  return {
    name: 'air.requestConversions',
    payload: Type.Object({}),
    schedule: '*/10 * * * *',
    run: async (_payload, context) => {
      const files = { database, conversions, selectAfter: selectFilesAfter, perStep: filesPerStep };
      await requestInSteps(files, context);
      // lessons that went out before their films were converted
      await database.write(context.actor, async (db) => {
        const rows = await selectUnmeasured(db, filesPerStep);
        const lessons = rows.map(({ fileId, sha256, ext, ...lesson }) => ({
          ...lesson,
          file: { id: fileId, sha256, ext },
        }));
        await updateFromConversions(db, conversions, lessons);
      });
    },
  };
}
