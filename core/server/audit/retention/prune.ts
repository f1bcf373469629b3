import type { SystemActor } from '../../actor';
import type { Database } from '../../data/database';
import type { Audit } from '../audit';
import { pruneRecords, selectOptionalAnchor } from './prune.queries';

/** Taken out in one transaction, which holds up the sealing meanwhile: about half a second. */
const batchSize = 5_000;
const day = 86_400_000;

interface Pruning {
  readonly database: Database;
  readonly audit: Audit;
  /** Days that records are kept. */
  readonly days: number;
}

/**
 * Deletes records past their retention from the beginning of the chain, and writes into the chain where it now begins:
 * so the rest can be verified, and the deletion itself is recorded. Returns their number.
 */
export async function pruneAudit(
  { database, audit, days }: Pruning,
  now: Date,
  {
    actor,
    signal,
    heartbeat,
  }: { readonly actor: SystemActor; readonly signal: AbortSignal; heartbeat(): Promise<void> },
): Promise<number> {
  const before = new Date(now.getTime() - days * day);
  let pruned = 0;
  while (!signal.aborted) {
    const records = await database.write(actor, async (db) => {
      const taken = await pruneRecords(db, before, batchSize);
      if (taken > 0) {
        const anchor = (await selectOptionalAnchor(db))!;
        await audit.record(db, actor, {
          act: 'audit.prune',
          objectKind: 'audit',
          objectId: null,
          facts: {
            position: anchor.position,
            hash: anchor.hash.toString('hex'),
            records: taken,
            before: before.toISOString(),
          },
        });
      }
      return taken;
    });
    pruned += records;
    if (records < batchSize) break;
    await heartbeat();
  }
  return pruned;
}
