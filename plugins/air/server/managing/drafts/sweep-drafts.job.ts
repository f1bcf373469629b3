import Type from 'typebox';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { isFileInUse } from '../../materials/materials.queries';
import { deleteLesson, selectSwept } from './sweep-drafts.queries';

/** How long a draft that was thrown away can be taken out again. */
const keptFor = 30 * 86_400_000;
const perNight = 500;

/** Deletes drafts that were thrown away a month ago, with files that no other lesson shows. */
export const sweepDrafts = (parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Files;
}): JobDeclaration => ({
  name: 'air.sweepDrafts',
  payload: Type.Object({}),
  schedule: '41 3 * * *',
  run: async (_payload, { actor, heartbeat }) => {
    const { database, clock, files } = parts;
    const before = new Date(clock.now().getTime() - keptFor);
    const drafts = await database.read(actor, (db) => selectSwept(db, before, perNight));
    for (const { id, fileIds } of drafts) {
      await database.write(actor, async (db) => {
        await deleteLesson(db, id);
        for (const fileId of fileIds) if (!(await isFileInUse(db, fileId))) await files.remove(db, fileId);
      });
      await heartbeat();
    }
  },
});
