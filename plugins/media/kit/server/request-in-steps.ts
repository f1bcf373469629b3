import type { Id } from 'edutech/core/common/ids';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { JobContext } from 'edutech/core/server/jobs/jobs';
import type { Conversions, Convertible } from './conversions';

interface Files {
  readonly database: Database;
  readonly conversions: Conversions;
  /** The next files by their ids, at most `most`; after this one, or the first. */
  readonly selectAfter: (db: Db, after: Id | null, most: number) => Promise<readonly Convertible[]>;
  readonly perStep: number;
}

/**
 * Requests the conversion of all these files; existing requests stay unchanged. Code that stores a file requests it at
 * once: this catches up on files that are older than the converter, as those of the demo city are.
 */
export async function requestInSteps(
  { database, conversions, selectAfter, perStep }: Files,
  { actor, signal, heartbeat }: Pick<JobContext, 'actor' | 'signal' | 'heartbeat'>,
): Promise<void> {
  let after: Id | null = null;
  for (;;) {
    signal.throwIfAborted();
    const files: readonly Convertible[] = await database.write(actor, async (db) => {
      const some = await selectAfter(db, after, perStep);
      await conversions.request(db, some);
      return some;
    });
    if (files.length < perStep) return;
    after = files.at(-1)!.id;
    await heartbeat();
  }
}
