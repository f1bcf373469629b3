import Type from 'typebox';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { updateUseCounts } from './count-uses.queries';

export const countUsesJob = 'questions.countUses';

/** Uses that were told so long ago are counted already. */
const lookedBack = 2 * 86_400_000;

/** Counts how often questions were used, soon after an area has told of uses: lists read the count, never the uses. */
export const countUses = ({ database, clock }: { database: Database; clock: Clock }): JobDeclaration => ({
  name: countUsesJob,
  payload: Type.Object({}),
  run: async (_payload, { actor }) => {
    const since = new Date(clock.now().getTime() - lookedBack);
    await database.write(actor, (db) => updateUseCounts(db, since));
  },
});
