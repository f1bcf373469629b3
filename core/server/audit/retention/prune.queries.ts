import { type Db, sql } from '../../data/db';

/** Where the kept chain begins: the seal of the last record that was taken out. */
export interface Anchor {
  readonly position: number;
  readonly hash: Buffer;
}

export const selectOptionalAnchor = (db: Db) =>
  db.maybe<Anchor>(sql`select position, hash from core.audit_anchor order by position desc limit 1`);

/** Takes out records of the chain's beginning that are older than `before`, at most so many; answers how many. */
export const pruneRecords = async (db: Db, before: Date, most: number): Promise<number> =>
  (await db.one<{ pruned: number }>(sql`select core.prune_audit(${before}, ${most}::int) as pruned`)).pruned;

/** What the newest record of a pruning says; undefined: nothing was ever pruned. */
export const selectOptionalPruning = (db: Db) =>
  db.maybe<{ facts: { position?: number; hash?: string } }>(
    sql`select facts from core.audit_record where act = 'audit.prune' order by created_at desc, id desc limit 1`,
  );
