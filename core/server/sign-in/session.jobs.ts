import Type from 'typebox';
import type { JobDeclaration } from '../jobs/jobs';
import { deleteDeadSessions, deleteOldFailures, deleteOutlived } from './tidy.queries';
import type { SessionServices } from './session-services';
import { sessionEnded } from '../session/sessions';
import { idleTimes } from '../session-store/idle-times';

const day = 86_400_000;
const monthDays = 30;

type Tidying = Pick<SessionServices, 'database' | 'clock' | 'settings' | 'events'>;

/** Removes dead sessions (open sockets of theirs are closed), nonces, tickets and failures. */
export const tidySessions = ({ database, clock, settings, events }: Tidying): JobDeclaration => ({
  name: 'core.tidySessions',
  payload: Type.Object({}),
  schedule: '*/10 * * * *',
  run: async (_, { actor }) => {
    const now = clock.now();
    await database.write(actor, async (db) => {
      const dead = await deleteDeadSessions(db, now, idleTimes(settings, now));
      for (const payload of dead) await events.emit(db, { name: sessionEnded, payload });
      await deleteOutlived(db, now);
      await deleteOldFailures(db, new Date(now.getTime() - day));
    });
  },
});

/** Makes the server a new secret each month; what the one before signed is believed for a month more. */
export const rotateSecrets = ({
  database,
  clock,
  secrets,
}: Pick<SessionServices, 'database' | 'clock' | 'secrets'>): JobDeclaration => ({
  name: 'core.rotateSecrets',
  payload: Type.Object({}),
  schedule: '20 3 * * *',
  run: async (_, { actor }) => {
    const now = clock.now();
    await database.write(actor, (db) =>
      secrets.rotate(db, now, { unlessYoungerThan: new Date(now.getTime() - monthDays * day) }),
    );
  },
});
