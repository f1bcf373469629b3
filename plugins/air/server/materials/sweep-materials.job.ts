import Type from 'typebox';
import { asSystem } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { deleteRemovedMaterials, isFileInUse } from './materials.queries';

/** How long a material can be put back: longer than any message offers it. */
const keptMilliseconds = 3_600_000;

/** Forgets materials that were taken from lessons, with files that no other lesson has. */
export const sweepMaterials = (parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Files;
}): JobDeclaration => ({
  name: 'air.sweepMaterials',
  payload: Type.Object({}),
  schedule: '12 * * * *',
  run: async () => {
    const { database, clock, files } = parts;
    const before = new Date(clock.now().getTime() - keptMilliseconds);
    await database.write(asSystem('materials are put back for an hour'), async (db) => {
      for (const fileId of await deleteRemovedMaterials(db, before))
        if (!(await isFileInUse(db, fileId))) await files.remove(db, fileId);
    });
  },
});
