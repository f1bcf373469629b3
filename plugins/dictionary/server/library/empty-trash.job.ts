import Type from 'typebox';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { trashDays } from '../../model/word';
import { deleteOldUnits } from './units.queries';
import { deleteOldWords } from './words.queries';

const day = 86_400_000;
/** Rows of one transaction. */
const most = 500;

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
}

/** Deletes what was in the trash for a month, unless somebody has practised it or homework has it. */
export const emptyTrash = ({ clock, database }: Parts): JobDeclaration => ({
  name: 'dictionary.emptyTrash',
  payload: Type.Object({}),
  schedule: '20 3 * * *',
  run: async (_payload, { actor, signal, heartbeat }) => {
    const before = new Date(clock.now().getTime() - trashDays * day);
    for (const remove of [deleteOldWords, deleteOldUnits]) {
      for (;;) {
        signal.throwIfAborted();
        if ((await database.write(actor, (db) => remove(db, before, most))) < most) break;
        await heartbeat();
      }
    }
  },
});
