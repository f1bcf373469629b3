import Type from 'typebox';
import type { Clock } from '../clock';
import type { Database } from '../data/database';
import type { SystemActor } from '../actor';
import type { JobDeclaration } from '../jobs/jobs';
import type { Contents } from './contents/contents';
import { deleteExpiredFiles, isContentUnused } from './files.queries';

const dayMilliseconds = 86_400_000;

/**
 * Removes contents that no row names (their transaction was rolled back, or their rows were deleted) and drafts of
 * processes that died; both only when they are a day old.
 */
export function sweepFiles(contents: Contents, database: Database, clock: Clock): JobDeclaration {
  return {
    name: 'core.sweepFiles',
    payload: Type.Object({}),
    schedule: '40 3 * * *',
    leaseSeconds: 300,
    async run(_payload, { actor, signal, heartbeat }) {
      const dayAgo = new Date(clock.now().getTime() - dayMilliseconds);
      await contents.drafts.sweep(dayAgo);
      let seen = 0;
      for await (const sha256 of contents.placedBefore(dayAgo)) {
        signal.throwIfAborted();
        if (++seen % 1000 === 0) await heartbeat();
        await removeUnused(contents, database, actor, sha256);
      }
    },
  };
}

/** Rows of one transaction. */
const filesPerStep = 500;

/**
 * Removes files whose time is over (lists that somebody has fetched), with their contents. Rows go first: a content
 * without a row is found by {@link sweepFiles}, a row without its content by whoever wants to read it.
 */
export function forgetExpiredFiles(contents: Contents, database: Database, clock: Clock): JobDeclaration {
  return {
    name: 'core.forgetExpiredFiles',
    payload: Type.Object({}),
    schedule: '*/10 * * * *',
    async run(_payload, { actor, signal, heartbeat }) {
      for (;;) {
        signal.throwIfAborted();
        const gone = await database.write(actor, (db) => deleteExpiredFiles(db, clock.now(), filesPerStep));
        for (const sha256 of new Set(gone)) await removeUnused(contents, database, actor, sha256);
        if (gone.length < filesPerStep) return;
        await heartbeat();
      }
    },
  };
}

/** Removes a content that no row names, and that nobody is about to name. */
const removeUnused = (contents: Contents, database: Database, actor: SystemActor, sha256: string) =>
  database.write(actor, async (db) => {
    if (await isContentUnused(db, sha256)) await contents.remove(sha256);
  });
