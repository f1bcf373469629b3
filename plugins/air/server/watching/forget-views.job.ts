import Type from 'typebox';
import { asSystem } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { deleteViewsBefore } from './watch.queries';

/** Pages send reports that they stored offline for up to a week (`age` of the report), plus a day of margin. */
const keptMilliseconds = 8 * 86_400_000;

/** Forgets which reports of watching have come, when none can come again. */
export const forgetViews = (database: Database, clock: Clock): JobDeclaration => ({
  name: 'air.forgetViews',
  payload: Type.Object({}),
  schedule: '33 3 * * *',
  run: async () => {
    const before = new Date(clock.now().getTime() - keptMilliseconds);
    await database.write(asSystem('reports of watching are sent again for a week'), (db) =>
      deleteViewsBefore(db, before),
    );
  },
});
