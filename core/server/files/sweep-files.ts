import type { Id } from '../../common/ids';
import type { Clock } from '../clock';
import type { Database } from '../data/database';
import type { SystemActor } from '../actor';
import type { Contents } from './contents/contents';
import { deleteExpiredFile, isContentUnused, isReferredTo, selectExpiredFiles, updateFileStays } from './files.queries';

/** The work at hand: who does it, when it must end, and its sign of life. */
interface Run {
  readonly actor: SystemActor;
  readonly signal: AbortSignal;
  heartbeat(): Promise<void>;
}

interface Sweeping {
  readonly contents: Contents;
  readonly database: Database;
}

const dayMilliseconds = 86_400_000;

/**
 * Removes contents that no row names (their transaction was rolled back, or their rows were deleted) and drafts of
 * processes that died; both only when they are a day old.
 */
export async function sweepFiles({ contents, database }: Sweeping, now: Date, { actor, signal, heartbeat }: Run) {
  const dayAgo = new Date(now.getTime() - dayMilliseconds);
  await contents.drafts.sweep(dayAgo);
  let seen = 0;
  for await (const sha256 of contents.placedBefore(dayAgo)) {
    signal.throwIfAborted();
    if (++seen % 1000 === 0) await heartbeat();
    await removeUnused(contents, database, actor, sha256);
  }
}

/** Files that are looked up at once. */
const filesPerStep = 500;

/**
 * Deletes expired files (exported lists), with their contents. Rows are deleted first: {@link sweepFiles} finds a
 * content without a row, but a reader would find a row without its content.
 */
export async function forgetExpiredFiles(
  { contents, database, clock }: Sweeping & { readonly clock: Clock },
  { actor, signal, heartbeat }: Run,
) {
  for (;;) {
    const now = clock.now();
    const expired = await database.read(actor, (db) => selectExpiredFiles(db, now, filesPerStep));
    for (const { id, sha256 } of expired) {
      signal.throwIfAborted();
      if (await isForgotten(database, actor, id, now)) await removeUnused(contents, database, actor, sha256);
    }
    if (expired.length < filesPerStep) return;
    await heartbeat();
  }
}

/** Deletes an expired row. A row that others refer to stays for good, whether or not they have kept it. */
async function isForgotten(database: Database, actor: SystemActor, id: Id, now: Date): Promise<boolean> {
  try {
    return (await database.write(actor, (db) => deleteExpiredFile(db, id, now))) > 0;
  } catch (error) {
    if (!isReferredTo(error)) throw error;
    await database.write(actor, (db) => updateFileStays(db, id));
    return false;
  }
}

/** Removes a content that no row names, and that nobody is about to name. */
const removeUnused = (contents: Contents, database: Database, actor: SystemActor, sha256: string) =>
  database.write(actor, async (db) => {
    if (await isContentUnused(db, sha256)) await contents.remove(sha256);
  });
