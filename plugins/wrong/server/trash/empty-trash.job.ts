import Type from 'typebox';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { trashDays } from '../../model/entry';
import { deleteEntry, selectLongRemoved, selectPicturesOf } from './trash.queries';

const entriesPerStep = 200;
const day = 86_400_000;

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly files: Files;
}

/** Deletes entries that were in the trash for a month, with their pictures and practice history. */
export const emptyTrash = ({ clock, database, files }: Parts): JobDeclaration => ({
  name: 'wrong.emptyTrash',
  payload: Type.Object({}),
  schedule: '52 3 * * *',
  run: async (_payload, { actor, signal, heartbeat }) => {
    const before = new Date(clock.now().getTime() - trashDays * day);
    for (;;) {
      const long = await database.read(actor, (db) => selectLongRemoved(db, before, entriesPerStep));
      for (const entry of long) {
        signal.throwIfAborted();
        await database.write(actor, async (db) => {
          const fileIds = await selectPicturesOf(db, entry);
          const deleted = await deleteEntry(db, entry, before);
          if (deleted > 0) for (const { id } of fileIds) await files.remove(db, id);
        });
      }
      if (long.length < entriesPerStep) return;
      await heartbeat();
    }
  },
});
