import Type from 'typebox';
import type { Id } from 'edutech/core/common/ids';
import type { SystemActor } from 'edutech/core/server/actor';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import { requestInSteps } from 'edutech/plugins/media/kit/server/request-in-steps';
import type { Database } from 'edutech/core/server/data/database';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { updateFromConversions } from './managing/posters';
import { selectUnmeasured } from './managing/posters.queries';
import { selectFilesAfter } from './resources.queries';

const filesPerStep = 200;

/** Requests conversions of all files of a lesson, and updates published lessons from finished film conversions. */
export function requestConversions(
  database: Database,
  conversions: Conversions,
  perStep = filesPerStep,
): JobDeclaration {
  /** Measures a page of lessons; returns the last one of a full page. */
  const measureAfter = (actor: SystemActor, after: Id | null): Promise<Id | null> =>
    database.write(actor, async (db) => {
      const rows = await selectUnmeasured(db, after, perStep);
      const lessons = rows.map(({ fileId, sha256, ext, ...lesson }) => ({
        ...lesson,
        file: { id: fileId, sha256, ext },
      }));
      await updateFromConversions(db, conversions, lessons);
      return rows.length < perStep ? null : rows.at(-1)!.id;
    });
  return {
    name: 'air.requestConversions',
    payload: Type.Object({}),
    schedule: '*/10 * * * *',
    run: async (_payload, context) => {
      const files = { database, conversions, selectAfter: selectFilesAfter, perStep };
      await requestInSteps(files, context);
      // lessons that went out before their films were converted
      let after: Id | null = null;
      do {
        after = await measureAfter(context.actor, after);
        await context.heartbeat();
      } while (after !== null);
    },
  };
}
