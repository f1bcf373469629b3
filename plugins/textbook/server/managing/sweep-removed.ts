import Type from 'typebox';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { deleteImportsBefore } from '../importing/imports.queries';
import { deleteBook, selectLongRemoved } from './managing.queries';

/** How long a book that was taken out can be put back, and an import taken back. */
const keptFor = 90 * 86_400_000;
/** Books that go in one night. */
const mostPerRun = 500;

/** PostgreSQL: something still refers to the row. */
const isReferredTo = (error: unknown) => (error as { code?: string }).code === '23503';

/**
 * Removes for good what was taken out long ago, unless something of another area stands on it, which keeps it; and imports
 * that nobody will take back any more.
 */
export const sweepRemoved = ({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): JobDeclaration => ({
  name: 'textbook.sweepRemoved',
  payload: Type.Object({}),
  schedule: '33 3 * * *',
  run: async (_payload, { actor, heartbeat }) => {
    const before = new Date(clock.now().getTime() - keptFor);
    await database.write(actor, (db) => deleteImportsBefore(db, before));
    const books = await database.read(actor, (db) => selectLongRemoved(db, before, mostPerRun));
    for (const { id } of books) {
      await database
        .write(actor, (db) => deleteBook(db, id))
        .catch((error: unknown) => {
          if (!isReferredTo(error)) throw error;
        });
      await heartbeat();
    }
  },
});
