import { selectOptionalLastSeal, selectSealedAfter } from 'edutech/core/server/audit/audit.queries';
import { firstHash, sealOf } from 'edutech/core/server/audit/seal';
import type { Db } from 'edutech/core/server/data/db';

/** So many of the newest seals are computed again. */
const looked = 2000;

/** Position of the first of the newest seals that does not fit the one before it; null: all fit. */
export async function newestBreak(db: Db): Promise<number | null> {
  const last = await selectOptionalLastSeal(db);
  if (!last) return null;
  const seals = await selectSealedAfter(db, Math.max(0, last.position - looked - 1), looked + 1);
  // the first one is trusted, unless the chain begins with it
  let before = seals[0]?.position === 1 ? firstHash : seals.shift()?.hash;
  for (const seal of seals) {
    const expected = before && seal.record && sealOf(seal.record, before);
    if (!expected?.equals(seal.hash)) return seal.position;
    before = seal.hash;
  }
  return null;
}
