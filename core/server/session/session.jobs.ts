import Type from 'typebox';
import type { JobDeclaration } from '../jobs/jobs';
import { deleteDeadSessions, deleteOldFailures, deleteOutlived } from './tidy.queries';
import type { SessionServices } from './session-services';

const day = 86_400_000;
const monthDays = 30;

/** Removes dead sessions, nonces, tickets and failures. */
export const tidySessions = ({ database, clock, settings }: Pick<SessionServices, 'database' | 'clock' | 'settings'>): JobDeclaration => ({
  name: 'core.tidySessions',
  payload: Type.Object({}),
  schedule: '*/10 * * * *',
  run: async (_, { actor }) => {
    const now = clock.now();
    await database.write(actor, async (db) => {
      await deleteDeadSessions(db, now, new Date(now.getTime() - settings.idleMilliseconds));
      await deleteOutlived(db, now);
      await deleteOldFailures(db, new Date(now.getTime() - day));
    });
  },
});

/** Makes the server a new secret each month; what the one before signed is believed for a month more. */
export const rotateSecrets = ({ database, clock, secrets }: Pick<SessionServices, 'database' | 'clock' | 'secrets'>): JobDeclaration => ({
  name: 'core.rotateSecrets',
  payload: Type.Object({}),
  schedule: '20 3 * * *',
  run: async (_, { actor }) => {
    const now = clock.now();
    await database.write(actor, (db) => secrets.rotate(db, now, { unlessYoungerThan: new Date(now.getTime() - monthDays * day) }));
  },
});
