import Type from 'typebox';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { trashDays } from '../../model/limits';
import { purge } from './purge';
import { selectLongRemoved } from './standing.queries';

const resourcesPerStep = 100;
const dayMilliseconds = 86_400_000;

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly files: Files;
}

/** Removes for good what has lain in the trash for a month. */
export const emptyTrash = ({ clock, database, files }: Parts): JobDeclaration => ({
  name: 'resource.emptyTrash',
  payload: Type.Object({}),
  schedule: '47 3 * * *',
  run: async (_payload, { actor, signal, heartbeat }) => {
    const before = new Date(clock.now().getTime() - trashDays * dayMilliseconds);
    for (;;) {
      signal.throwIfAborted();
      const gone = await database.write(actor, async (db) =>
        purge(db, files, await selectLongRemoved(db, before, resourcesPerStep)),
      );
      if (gone < resourcesPerStep) return;
      await heartbeat();
    }
  },
});
