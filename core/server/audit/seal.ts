import { createHash } from 'node:crypto';
import type { Id } from '../../common/ids';

/** A record as it is stored; what a seal is computed over. */
export interface StoredRecord {
  readonly id: Id;
  readonly createdAt: Date;
  readonly act: string;
  readonly actorKind: string;
  readonly personId: Id | null;
  readonly roleId: Id | null;
  readonly schoolId: Id | null;
  readonly objectKind: string;
  readonly objectId: Id | null;
  readonly reason: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly address: string;
}

/** What the first record is chained to. */
export const firstHash: Buffer = createHash('sha256').update('edutech audit').digest();

/**
 * The seal of a record: SHA-256 of the seal before it and of every field, so that no record can be changed, taken out
 * or put in without breaking all seals that follow.
 */
export function sealOf(record: StoredRecord, before: Buffer): Buffer {
  return createHash('sha256').update(before).update(canonical(record)).digest();
}

/** One text per record: fields in a fixed order, facts by name, because jsonb keeps an order of its own. */
function canonical(record: StoredRecord): string {
  const facts = Object.entries(record.facts).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    record.id,
    record.createdAt.toISOString(),
    record.act,
    record.actorKind,
    record.personId,
    record.roleId,
    record.schoolId,
    record.objectKind,
    record.objectId,
    record.reason,
    facts,
    record.address,
  ]);
}
