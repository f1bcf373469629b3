import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { invalid, notFound } from 'edutech/core/common/errors';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Events } from 'edutech/core/server/events/events';
import { aliveSince } from 'edutech/core/server/operation/processes';
import { selectProcesses, selectUse } from 'edutech/core/server/operation/processes.queries';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Installation } from 'edutech/core/server/registry/installation';
import { selectCounties, selectSwitches } from 'edutech/core/server/module-switches/switches.queries';
import { turnSwitch } from 'edutech/core/server/module-switches/turn-switch';
import type { Texts } from 'edutech/core/server/texts';
import type { listModules, moduleReach, turnModule } from '../api';
import { moduleFacts } from './module-facts';

const unused = { calls: 0, failures: 0, milliseconds: 0 };

export const list =
  (installation: Installation, texts: Texts): SingleHandler<typeof listModules> =>
  async ({ db, language, now }) => {
    const [switches, counties, uses] = await Promise.all([
      selectSwitches(db),
      selectCounties(db, language === 'en'),
      selectUse(db, cityDay(now)),
    ]);
    const useOf = new Map(uses.map((use) => [use.plugin, use]));
    const modules = moduleFacts(installation, texts, language).map((facts) => {
      const off = switches.filter((row) => row.pluginId === facts.id && !row.isOn);
      const { calls, failures, milliseconds } = useOf.get(facts.id) ?? unused;
      return {
        ...facts,
        isOn: !off.some(({ countyId }) => countyId === null),
        offIn: off.flatMap(({ countyId }) => countyId ?? []),
        use: { calls, failures, milliseconds: calls > 0 ? milliseconds / calls : 0 },
      };
    });
    return { counties, modules, off: [...installation.off], cityFile: installation.cityFile ?? '' };
  };

export interface ModuleParts {
  readonly installation: Installation;
  readonly events: Events;
  readonly audit: Audit;
}

interface Turned {
  readonly plugin: string;
  readonly countyId: Id | null;
  readonly on: boolean;
}

/** Switches a module, with its record. */
export async function turnModuleOf(
  db: Db,
  { installation, events, audit }: ModuleParts,
  { plugin, countyId, on }: Turned,
  by: { readonly actor: SignedIn; readonly now: Date; readonly address: string },
): Promise<void> {
  const found = installation.plugins.find(({ manifest }) => manifest.id === plugin);
  if (!found) throw notFound('deployment.error.noModule');
  if (plugin === 'deployment' && !on) throw invalid('deployment.error.neverOff');
  if (countyId && !(await selectCounties(db, false)).some(({ id }) => id === countyId)) {
    throw notFound('deployment.error.noCounty');
  }
  const turned = await turnSwitch(db, events, { pluginId: plugin, countyId, isOn: on }, by.now);
  await audit.record(db, by.actor, {
    act: on ? 'deployment.moduleOn' : 'deployment.moduleOff',
    objectKind: 'plugin',
    objectId: null,
    facts: { plugin, county: countyId, ...turned },
    address: by.address,
  });
}

export const turn =
  (parts: ModuleParts): SingleHandler<typeof turnModule> =>
  async ({ db, actor, input, now, client }) => {
    await turnModuleOf(db, parts, input, { actor, now, address: client.address });
    return { changedAt: now.toISOString() };
  };

export const reach: SingleHandler<typeof moduleReach> = async ({ db, now }) => {
  const [switches, processes] = await Promise.all([selectSwitches(db), selectProcesses(db, aliveSince(now))]);
  const newest = switches.reduce<Date | null>(
    (last, { changedAt }) => (last && last > changedAt ? last : changedAt),
    null,
  );
  return {
    changedAt: newest?.toISOString() ?? null,
    processes: processes.map(({ host, pid, switchesAt }) => ({
      host,
      pid,
      hasHeard: newest === null || (switchesAt !== null && switchesAt >= newest),
    })),
  };
};
