import type { Db } from '../data/db';
import type { Events } from '../events/events';
import { switchTurned } from './row-switches';
import { lockSwitch, type SwitchRow, upsertSwitch } from './switches.queries';

/**
 * Switches an installed plugin on or off, for the city or a county, or a schedule by the name of its job; every process knows
 * when the transaction commits. Answers whether it was on, for the record.
 */
export async function turnSwitch(
  db: Db,
  events: Events,
  row: SwitchRow,
  now: Date,
): Promise<{ before: boolean; after: boolean }> {
  const former = await lockSwitch(db, row);
  await upsertSwitch(db, row, now);
  await events.emit(db, {
    name: switchTurned,
    payload: { plugin: row.pluginId, county: row.countyId, isOn: row.isOn },
  });
  return { before: former?.isOn ?? true, after: row.isOn };
}
