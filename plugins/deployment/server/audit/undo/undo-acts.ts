import { conflict, forbidden } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { SignedIn } from 'edutech/core/server/actor';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { ActUndo, undoAct, UndoneRecord } from '../../../api';
import { selectNewest, selectRecord } from './undo.queries';

/** How long an act can be put back at once. Milliseconds. */
export const undoTime = 24 * 3_600_000;

/** Says of each act how it is put back, if it can be. */
export type Undos = readonly ActUndo<Db, SignedIn>[];

const hasInverse = ({ facts }: UndoneRecord) =>
  facts.before !== undefined && facts.after !== undefined && facts.before !== facts.after;

/** Which of these records the reader can put back. */
export async function openRecords(
  undos: Undos,
  db: Db,
  actor: SignedIn,
  records: readonly UndoneRecord[],
  now: Date,
): Promise<ReadonlySet<Id>> {
  const young = records.filter((record) => now.getTime() - record.at.getTime() < undoTime);
  const open: Id[] = [];
  for (const undo of undos) {
    const own = young.filter(({ act }) => undo.acts.includes(act));
    if (own.length === 0 || !isAllowed(undo.may, actor)) continue;
    const ids = own.filter(hasInverse).map(({ id }) => id);
    open.push(
      ...(undo.open
        ? await undo.open(db, actor, own, now)
        : (await selectNewest(db, { ...undo, ids })).map(({ id }) => id)),
    );
  }
  return new Set(open);
}

export const undoRecord =
  (undos: Undos): SingleHandler<typeof undoAct> =>
  async ({ db, actor, input, now, language, client }) => {
    const record = await selectRecord(db, input.id);
    const undo = undos.find(({ acts }) => acts.includes(record.act));
    if (!undo) throw conflict('deployment.error.changedSince');
    if (!isAllowed(undo.may, actor)) throw forbidden();
    if (!(await openRecords([undo], db, actor, [record], now)).has(record.id))
      throw conflict('deployment.error.changedSince');
    await undo.undo(db, record, { actor, now, language, address: client.address });
    return {};
  };
