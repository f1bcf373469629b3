import { rm } from 'node:fs/promises';
import Type from 'typebox';
import type { Clock } from '../clock';
import type { Database } from '../data/database';
import type { JobDeclaration } from '../jobs/jobs';
import type { DiskFiles } from './disk-files';
import { isContentUnused } from './files.queries';

const dayMilliseconds = 86_400_000;

/**
 * Removes contents that no row names (their transaction was rolled back, or their rows were deleted) and drafts of
 * processes that died; both only when they are a day old.
 */
export function sweepFiles(files: DiskFiles, database: Database, clock: Clock): JobDeclaration {
  return {
    name: 'core.sweepFiles',
    payload: Type.Object({}),
    schedule: '40 3 * * *',
    leaseSeconds: 300,
    async run(_payload, { actor, signal, heartbeat }) {
      const dayAgo = new Date(clock.now().getTime() - dayMilliseconds);
      let seen = 0;
      for await (const { kind, name, path } of files.contents.writtenBefore(dayAgo)) {
        signal.throwIfAborted();
        if (++seen % 1000 === 0) await heartbeat();
        if (kind === 'draft') await rm(path, { force: true });
        else
          await database.write(
            actor,
            async (db) => void ((await isContentUnused(db, name)) && (await rm(path, { force: true }))),
          );
      }
    },
  };
}
