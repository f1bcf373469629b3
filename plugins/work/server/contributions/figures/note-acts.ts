import type { Db } from 'edutech/core/server/data/db';
import type { Act, ActCounter } from 'edutech/plugins/statistics/api';

/** Notes acts in their transaction, wherever they are counted. */
export async function noteActs(db: Db, counters: readonly ActCounter<Db>[], acts: readonly Act[]): Promise<void> {
  for (const counter of counters) await counter.note(db, acts);
}
