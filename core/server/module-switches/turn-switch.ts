import type { Db } from '../data/db';
import type { Events } from '../events/events';
import { switchTurned } from './row-switches';
import { type SwitchRow, upsertSwitch } from './switches.queries';

/** Switches an installed plugin on or off, for the city or a county; every process knows when the transaction commits. */
export async function turnSwitch(db: Db, events: Events, row: SwitchRow, now: Date): Promise<void> {
  await upsertSwitch(db, row, now);
  await events.emit(db, {
    name: switchTurned,
    payload: { plugin: row.pluginId, county: row.countyId, isOn: row.isOn },
  });
}
