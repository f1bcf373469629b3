import { asSystem } from 'edutech/core/server/actor';
import { selectSwitches } from 'edutech/core/server/module-switches/switches.queries';
import { turnSwitch } from 'edutech/core/server/module-switches/turn-switch';
import type { Console } from './console';
import { selectOptionalCounty } from './commands.queries';
import { option, refuseUnknown } from './terminal/options';

const system = asSystem('the command line of the deployment');

/** Every installed plugin, in navigation order, and where it is switched off. */
export async function listPlugins({ plugins, database }: Console): Promise<number> {
  const rows = await database.read(system, selectSwitches);
  for (const { manifest } of plugins.inNavigation) {
    const own = rows.filter((row) => row.pluginId === manifest.id && !row.isOn);
    const city = own.some((row) => row.countyId === null);
    const state = city ? 'off' : own.length > 0 ? `off in ${own.length} of the counties` : 'on';
    console.log(`${manifest.id.padEnd(14)} ${state}`);
  }
  return 0;
}

/** Switches a plugin for the city, or for a county; every process follows within seconds. */
export const turnPlugin =
  (isOn: boolean) =>
  async ({ plugins, database, events, audit, clock }: Console, args: readonly string[]): Promise<number> => {
    refuseUnknown(args, { words: 1, options: ['county'] });
    const [id] = args;
    const name = option(args, 'county');
    if (!plugins.inNavigation.some(({ manifest }) => manifest.id === id)) {
      throw new Error(`There is no plugin "${id ?? ''}" here: \`node build.mjs host plugin list\` names them.`);
    }
    const county = name === undefined ? null : await database.read(system, (db) => selectOptionalCounty(db, name));
    if (county === undefined) throw new Error(`There is no county "${name}" in this city.`);
    const row = { pluginId: id!, countyId: county?.id ?? null, isOn };
    await database.write(system, async (db) => {
      const turned = await turnSwitch(db, events, row, clock.now());
      await audit.record(db, system, {
        act: isOn ? 'deployment.moduleOn' : 'deployment.moduleOff',
        objectKind: 'plugin',
        objectId: null,
        facts: { plugin: row.pluginId, county: row.countyId, ...turned },
      });
    });
    console.log(`${id} is ${isOn ? 'on' : 'off'}${county ? ` in ${county.name}` : ''}.`);
    return 0;
  };
