import { notFound } from 'edutech/core/common/errors';
import type { Db } from 'edutech/core/server/data/db';
import { pluginOf } from 'edutech/core/server/jobs/plugin-of';
import { selectSwitches } from 'edutech/core/server/module-switches/switches.queries';
import { turnSwitch } from 'edutech/core/server/module-switches/turn-switch';
import type { SignedIn } from 'edutech/core/server/actor';
import type { SingleHandler } from 'edutech/core/server/call';
import type { turnSchedule } from '../../api';
import type { JobsParts } from './parts';

/** Work that returns by the clock, of the modules that are on; a schedule has a switch named as its job (decision 0225). */
export async function selectSchedules(db: Db, { jobs, switches }: Pick<JobsParts, 'jobs' | 'switches'>) {
  const off = new Set((await selectSwitches(db)).flatMap(({ pluginId, isOn }) => (isOn ? [] : [pluginId])));
  return jobs
    .declared()
    .flatMap(({ name, schedule: cron }) => (cron ? [{ name, cron, isOn: !off.has(name) }] : []))
    .filter(({ name }) => switches.isOn(pluginOf(name), null))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

interface Turned {
  readonly job: string;
  readonly on: boolean;
}

/** Switches a schedule, with its record. */
export async function turnScheduleOf(
  db: Db,
  { audit, events, jobs, switches }: Pick<JobsParts, 'audit' | 'events' | 'jobs' | 'switches'>,
  { job, on }: Turned,
  by: { readonly actor: SignedIn; readonly now: Date; readonly address: string },
): Promise<void> {
  if (!(await selectSchedules(db, { jobs, switches })).some(({ name }) => name === job))
    throw notFound('deployment.error.noSchedule');
  const turned = await turnSwitch(db, events, { pluginId: job, countyId: null, isOn: on }, by.now);
  await audit.record(db, by.actor, {
    act: on ? 'deployment.scheduleOn' : 'deployment.scheduleOff',
    objectKind: 'job',
    objectId: null,
    facts: { job, ...turned },
    address: by.address,
  });
}

export const turn =
  (parts: JobsParts): SingleHandler<typeof turnSchedule> =>
  async ({ db, actor, input, now, client }) => {
    await turnScheduleOf(db, parts, input, { actor, now, address: client.address });
    return {};
  };
