import Type from 'typebox';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { deleteRemovedBefore } from './pictures.queries';

/** Days for which a picture or notice that was taken away can be had back. */
const keptDays = 30;

/** Sweeps away, once a night, what was taken away long ago. */
export const sweepRemoved = ({ database, clock }: { database: Database; clock: Clock }): JobDeclaration => ({
  name: 'portal.sweepRemoved',
  payload: Type.Object({}),
  schedule: '37 3 * * *',
  run: async (_payload, { actor }) => {
    const before = new Date(clock.now().getTime() - keptDays * 86_400_000);
    await database.write(actor, (db) => deleteRemovedBefore(db, before));
  },
});
