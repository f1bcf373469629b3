import { conflict } from 'edutech/core/common/errors';
import { isId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { lockSwitch } from 'edutech/core/server/module-switches/switches.queries';
import type { UndoneRecord } from '../../../api';
import { operator, settingsEditors } from '../../../api/access';
import type { JobsParts } from '../../jobs/parts';
import { turnScheduleOf } from '../../jobs/schedules';
import { type ModuleParts, turnModuleOf } from '../../modules.routes';
import { type ChangeParts, undoBatch } from '../../settings/change-settings.routes';
import { openBatches } from '../../settings/open-batches';
import type { Undos } from './undo-acts';

/** Nobody has turned the switch since, in whatever way: else 409. Answers what it was before. */
async function formerState(db: Db, { facts, at }: UndoneRecord, name: string, countyId: string | null) {
  const row = await lockSwitch(db, { pluginId: name, countyId });
  if (!row || row.isOn !== facts.after || row.changedAt > at) throw conflict('deployment.error.changedSince');
  return facts.before === true;
}

interface Parts {
  readonly modules: ModuleParts;
  readonly queue: JobsParts;
  readonly settings: ChangeParts;
}

/** How what is done on the deployment's own pages is put back. */
export const ownUndos = ({ modules, queue, settings }: Parts): Undos => [
  {
    acts: ['deployment.moduleOn', 'deployment.moduleOff'],
    same: ['plugin', 'county'],
    may: operator('modules'),
    undo: async (db, record, by) => {
      const plugin = String(record.facts.plugin);
      const countyId = isId(record.facts.county) ? record.facts.county : null;
      await turnModuleOf(db, modules, { plugin, countyId, on: await formerState(db, record, plugin, countyId) }, by);
    },
  },
  {
    acts: ['deployment.scheduleOn', 'deployment.scheduleOff'],
    same: ['job'],
    may: operator('jobs'),
    undo: async (db, record, by) => {
      const job = String(record.facts.job);
      await turnScheduleOf(db, queue, { job, on: await formerState(db, record, job, null) }, by);
    },
  },
  {
    acts: ['deployment.changeSetting'],
    same: ['setting', 'place'],
    may: settingsEditors,
    // settings of one batch go back together, and know themselves whether they have changed
    open: async (db, actor: SignedIn, records, now) => {
      const open = await openBatches(db, actor, records.map(({ facts }) => facts.batch).filter(isId), now);
      return new Set(records.flatMap(({ id, facts }) => (isId(facts.batch) && open.has(facts.batch) ? [id] : [])));
    },
    undo: async (db, { facts }, by) => {
      await undoBatch(db, settings, String(facts.batch), by);
    },
  },
];
