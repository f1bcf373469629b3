import Type from 'typebox';
import { isAppError } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { trashDays } from '../../model/limits';
import { deleteLongRemoved, selectExplanationFiles } from '../explaining/explaining.queries';
import { selectOwnFiles } from '../saving/question-files.queries';
import { deleteQuestion, lockLongRemoved, selectLongRemoved } from './standing.queries';

const questionsPerStep = 100;
const dayMilliseconds = 86_400_000;

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly files: Files;
}

/** Removes a question and the pictures that nothing else shows. */
async function purge(db: Db, files: Files, id: Id): Promise<void> {
  const fileIds = [...(await selectOwnFiles(db, [id])), ...(await selectExplanationFiles(db, [id]))];
  await deleteQuestion(db, id);
  for (const fileId of fileIds) await files.remove(db, fileId);
}

/** PostgreSQL: something still refers to the row. */
const isReferredTo = (error: unknown) => (error as { code?: string }).code === '23503';

/** Removes for good what has lain in the trash for a month, thrown away explanations too. What homework holds stays: it is read there. */
export const emptyTrash = ({ clock, database, files }: Parts): JobDeclaration => ({
  name: 'questions.emptyTrash',
  payload: Type.Object({}),
  schedule: '41 3 * * *',
  run: async (_payload, { actor, signal, heartbeat }) => {
    const before = new Date(clock.now().getTime() - trashDays * dayMilliseconds);
    await database.write(actor, async (db) => {
      for (const fileId of await deleteLongRemoved(db, before)) await files.remove(db, fileId);
    });
    for (let after: Id | null = null; ; ) {
      const from: Id | null = after;
      const long: { id: Id }[] = await database.read(actor, (db) =>
        selectLongRemoved(db, before, from, questionsPerStep),
      );
      for (const { id } of long) {
        signal.throwIfAborted();
        try {
          await database.write(actor, async (db) => {
            if (await lockLongRemoved(db, id, before)) await purge(db, files, id);
          });
        } catch (error) {
          // what homework holds, or whose picture something else names, stays where it is and holds up no other
          const isStillUsed = isAppError(error) && error.key === 'core.files.stillUsed';
          if (!isStillUsed && !isReferredTo(error)) throw error;
        }
      }
      if (long.length < questionsPerStep) return;
      after = long.at(-1)!.id;
      await heartbeat();
    }
  },
});
