import Type from 'typebox';
import { isAppError } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SystemActor } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db, Query } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { LibraryTables } from './library-tables';
import { deleteItems, lockLongRemoved, selectLongRemoved, type TrashStep } from './trash.queries';

/** Days for which a removed thing can be brought back. */
export const trashDays = 30;

const most = 100;
const dayMilliseconds = 86_400_000;

type Some = readonly { readonly id: Id }[];

/** What is removed with a thing. */
export interface Trash {
  readonly tables: Pick<LibraryTables, 'items'>;
  /** Files that are of these things only. */
  readonly filesOf: (db: Db, items: Some) => Promise<readonly Id[]>;
}

/** Removes things for good, and their files. Returns how many there were. */
export async function purge(db: Db, files: Files, { tables, filesOf }: Trash, items: Some): Promise<number> {
  const fileIds = await filesOf(db, items);
  const count = await deleteItems(db, tables, items);
  for (const id of fileIds) await files.remove(db, id);
  return count;
}

/** How the trash of an area is emptied. */
export interface TrashJob extends Trash {
  readonly name: string;
  /** In city time, as every schedule. */
  readonly schedule: string;
  /** Rows `i` that stay, because others use them. */
  readonly unless?: Query;
  /** Empties what is in the trash beside the things. */
  readonly first?: (db: Db, before: Date) => Promise<void>;
}

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly files: Files;
}

/** PostgreSQL: something still refers to the row. */
const isReferredTo = (error: unknown) => (error as { code?: string }).code === '23503';

/** The job that removes for good what has been in the trash for a month. */
export const emptyTrash = (parts: Parts, trash: TrashJob): JobDeclaration => ({
  name: trash.name,
  payload: Type.Object({}),
  schedule: trash.schedule,
  run: async (_payload, { actor, signal, heartbeat }) => {
    const { clock, database } = parts;
    const before = new Date(clock.now().getTime() - trashDays * dayMilliseconds);
    if (trash.first) await database.write(actor, (db) => trash.first!(db, before));
    for (let after: Id | null = null; ; ) {
      const step: TrashStep = { before, after, most };
      const long = await database.read(actor, (db) => selectLongRemoved(db, trash.tables, step, trash.unless));
      for (const { id } of long) {
        signal.throwIfAborted();
        await removeForGood(parts, actor, trash, { id, before });
      }
      if (long.length < most) return;
      after = long.at(-1)!.id;
      await heartbeat();
    }
  },
});

/** Each by itself: one that something else holds, or whose file it names, stays where it is and delays no other. */
async function removeForGood(
  { database, files }: Parts,
  actor: SystemActor,
  trash: TrashJob,
  { id, before }: { readonly id: Id; readonly before: Date },
): Promise<void> {
  try {
    await database.write(actor, async (db) =>
      purge(db, files, trash, await lockLongRemoved(db, trash.tables, id, before)),
    );
  } catch (error) {
    const isStillUsed = isAppError(error) && error.key === 'core.files.stillUsed';
    if (!isStillUsed && !isReferredTo(error)) throw error;
  }
}
