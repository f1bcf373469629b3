import Type from 'typebox';
import { isAppError } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SystemActor } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { trashDays } from '../../model/limits';
import { purge } from './purge';
import { lockLongRemoved, selectLongRemoved } from './standing.queries';

const resourcesPerStep = 100;
const dayMilliseconds = 86_400_000;

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly files: Files;
}

/** Removes for good what has lain in the trash for a month. */
export const emptyTrash = (parts: Parts): JobDeclaration => ({
  name: 'resource.emptyTrash',
  payload: Type.Object({}),
  schedule: '47 3 * * *',
  run: async (_payload, { actor, signal, heartbeat }) => {
    const before = new Date(parts.clock.now().getTime() - trashDays * dayMilliseconds);
    for (let after: Id | null = null; ; ) {
      const from: Id | null = after;
      const long: readonly { readonly id: Id }[] = await parts.database.read(actor, (db) =>
        selectLongRemoved(db, { before, after: from }, resourcesPerStep),
      );
      for (const { id } of long) {
        signal.throwIfAborted();
        await removeForGood(parts, actor, id, before);
      }
      if (long.length < resourcesPerStep) return;
      after = long.at(-1)!.id;
      await heartbeat();
    }
  },
});

/** Each by itself: one whose file something else names stays where it is, and holds up no other. */
async function removeForGood({ database, files }: Parts, actor: SystemActor, id: Id, before: Date): Promise<void> {
  try {
    await database.write(actor, async (db) => purge(db, files, await lockLongRemoved(db, id, before)));
  } catch (error) {
    if (!isAppError(error) || error.key !== 'core.files.stillUsed') throw error;
  }
}
