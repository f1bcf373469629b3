import type { Db } from '../data/db';
import { countUnsealedBefore, selectOldestUnsealed, selectOptionalLastSeal, selectSealedAfter } from './audit.queries';
import { type Anchor, selectOptionalAnchor, selectOptionalPruning } from './retention/prune.queries';
import { firstHash, sealOf } from './seal';

export interface AuditReport {
  readonly isWhole: boolean;
  /** Records that were checked. */
  readonly sealed: number;
  /** Position of the first seal that does not fit; null: all fit. */
  readonly brokenAt: number | null;
  /** Records older than a minute without a seal: the sealing job does not run, or somebody hid them from it. */
  readonly unsealed: number;
  /** The last seal, hex: kept elsewhere, it shows later whether the end of the chain was cut off. */
  readonly head: string;
}

const batchSize = 1000;
const patienceMilliseconds = 60_000;

/**
 * Verifies the whole chain, from its beginning or from where old records were deleted. Takes about a second per 50,000
 * records; `progress` receives 0 to 1.
 */
export async function verifyAuditChain(
  db: Db,
  now: Date,
  progress: (share: number) => Promise<void> = async () => undefined,
): Promise<AuditReport> {
  const anchor = await selectOptionalAnchor(db);
  const { sealed, brokenAt, head } = await walkChain(db, anchor, progress);
  const broken = anchor && brokenAt === null && !(await isAnchorOnRecord(db, anchor)) ? anchor.position : brokenAt;
  // old records were deleted meanwhile: what was read before and after does not fit together
  if (broken !== null && (await selectOptionalAnchor(db))?.position !== anchor?.position)
    return verifyAuditChain(db, now, progress);
  const unsealed = await countUnsealedBefore(db, new Date(now.getTime() - patienceMilliseconds));
  return { isWhole: broken === null && unsealed === 0, sealed, brokenAt: broken, unsealed, head: head.toString('hex') };
}

async function walkChain(db: Db, anchor: Anchor | undefined, progress: (share: number) => Promise<void>) {
  const first = anchor?.position ?? 0;
  const end = Math.max(first + 1, (await selectOptionalLastSeal(db))?.position ?? 0);
  let position = first;
  let head = anchor?.hash ?? firstHash;
  for (;;) {
    const seals = await selectSealedAfter(db, position, batchSize);
    for (const seal of seals) {
      const expected = seal.record && sealOf(seal.record, head);
      if (seal.position !== position + 1 || !expected?.equals(seal.hash)) {
        return { sealed: position - first, brokenAt: seal.position, head };
      }
      position = seal.position;
      head = seal.hash;
    }
    await progress((position - first) / (end - first));
    if (seals.length < batchSize) return { sealed: position - first, brokenAt: null, head };
  }
}

/**
 * The record of the newest deletion is in the chain and names the anchor: whoever deletes more cannot record it there.
 */
async function isAnchorOnRecord(db: Db, { position, hash }: Anchor): Promise<boolean> {
  const pruning = await selectOptionalPruning(db);
  return pruning?.facts.position === position && pruning.facts.hash === hash.toString('hex');
}

/** Seconds that the oldest record has waited for its seal; 0 when none waits. `doctor` alarms from 60. */
export async function auditLag(db: Db, now: Date): Promise<number> {
  const oldest = await selectOldestUnsealed(db);
  return oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0;
}
