import Type from 'typebox';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { deleteRemovedBefore } from './articles/drafts.queries';

/** Days for which a draft that was thrown away can be had back. */
const keptDays = 30;

/** Sweeps away, once a night, the drafts that were thrown away long ago. */
export const sweepDrafts = ({ database, clock }: { database: Database; clock: Clock }): JobDeclaration => ({
  name: 'news.sweepDrafts',
  payload: Type.Object({}),
  schedule: '27 3 * * *',
  run: async (_payload, { actor }) => {
    const before = new Date(clock.now().getTime() - keptDays * 86_400_000);
    await database.write(actor, (db) => deleteRemovedBefore(db, before));
  },
});
