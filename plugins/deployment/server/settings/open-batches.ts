import type { Id } from 'edutech/core/common/ids';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { SignedIn } from 'edutech/core/server/actor';
import {
  type HeldChange,
  selectBatches,
  selectHeldChanges,
  type SettingChange,
} from 'edutech/core/server/changed-settings/changed-settings.queries';
import type { Db } from 'edutech/core/server/data/db';
import { undoTime } from '../audit/undo/undo-acts';
import { settingsEditors } from '../../api/access';
import { mayChange } from './may-change';
import { levelOf } from './places';

/** Nobody has changed any of it since (`latest`: the newest change of each setting at each place), and it is young enough. */
export const isOpen = (
  batch: readonly Pick<SettingChange, 'id' | 'changedAt'>[],
  latest: ReadonlySet<Id>,
  now: Date,
): boolean => batch.every(({ id, changedAt }) => latest.has(id) && now.getTime() - changedAt.getTime() < undoTime);

const isWithin = ({ reach, countyId, schoolId }: SignedIn, change: HeldChange): boolean =>
  reach === 'city' ||
  (reach === 'county' && change.inCounty === countyId) ||
  (reach === 'school' && change.schoolId === schoolId);

/** Which of these batches the reader can still put back. */
export async function openBatches(
  db: Db,
  actor: SignedIn,
  batchIds: readonly Id[],
  now: Date,
): Promise<ReadonlySet<Id>> {
  if (batchIds.length === 0 || !isAllowed(settingsEditors, actor)) return new Set();
  const held = new Map((await selectHeldChanges(db)).map((row) => [row.id, row]));
  const latest = new Set(held.keys());
  const mayUndo = ({ id, name }: SettingChange) => {
    const row = held.get(id);
    return row !== undefined && isWithin(actor, row) && mayChange(actor, name, { level: levelOf(row) });
  };
  const open = [...Map.groupBy(await selectBatches(db, batchIds), ({ batchId }) => batchId)].filter(
    ([, batch]) => isOpen(batch, latest, now) && batch.every(mayUndo),
  );
  return new Set(open.map(([batchId]) => batchId));
}
