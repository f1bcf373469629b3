import type { Db } from '../data/db';
import { countUnsealedBefore, selectOldestUnsealed, selectSealedAfter } from './audit.queries';
import { firstHash, sealOf } from './seal';

export interface AuditReport {
  readonly isWhole: boolean;
  /** Records that were checked. */
  readonly sealed: number;
  /** Position of the first seal that does not fit; null: all fit. */
  readonly brokenAt: number | null;
  /** Records older than a minute without a seal: the sealing job stands still, or somebody kept them from it. */
  readonly unsealed: number;
  /** The last seal, hex: kept elsewhere, it shows later whether the end of the chain was cut off. */
  readonly head: string;
}

const batchSize = 1000;
const patienceMilliseconds = 60_000;

/** Computes the whole chain again. Takes about a second per 50,000 records. */
export async function verifyAuditChain(db: Db, now: Date): Promise<AuditReport> {
  const { sealed, brokenAt, head } = await walkChain(db);
  const unsealed = await countUnsealedBefore(db, new Date(now.getTime() - patienceMilliseconds));
  return { isWhole: brokenAt === null && unsealed === 0, sealed, brokenAt, unsealed, head: head.toString('hex') };
}

async function walkChain(db: Db): Promise<{ sealed: number; brokenAt: number | null; head: Buffer }> {
  let position = 0;
  let head = firstHash;
  for (;;) {
    const seals = await selectSealedAfter(db, position, batchSize);
    for (const seal of seals) {
      const expected = seal.record && sealOf(seal.record, head);
      if (seal.position !== position + 1 || !expected?.equals(seal.hash)) {
        return { sealed: position, brokenAt: seal.position, head };
      }
      position = seal.position;
      head = seal.hash;
    }
    if (seals.length < batchSize) return { sealed: position, brokenAt: null, head };
  }
}

/** Seconds that the oldest record has waited for its seal; 0 when none waits. `doctor` alarms from 60. */
export async function auditLag(db: Db, now: Date): Promise<number> {
  const oldest = await selectOldestUnsealed(db);
  return oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0;
}
