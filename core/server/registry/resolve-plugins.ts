import Value from 'typebox/value';
import type { TObject } from 'typebox';
import type { PluginManifest } from '../../common/plugin';
import type { CityFile } from '../../common/registry';
import { wrongPlaces } from '../settings/wrong-places';

/** A plugin of the build: its manifest, its folder, and the options that registry.json gives it. */
export interface BuiltPlugin {
  readonly manifest: PluginManifest;
  readonly folder: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A plugin that this deployment runs, its options checked and with defaults. */
export interface RunningPlugin {
  readonly manifest: PluginManifest;
  readonly folder: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface ResolvedPlugins {
  /** In the order of navigation. */
  readonly inNavigation: readonly RunningPlugin[];
  /** Requirements before those who require them: the order of migrations and of setting up. */
  readonly inDependency: readonly RunningPlugin[];
}

/**
 * Which plugins run: those of the build, less what the city's file turns off, in its order and with its options.
 * Refuses with one sentence that says what to do: an unknown id or option, a wrong value, a required plugin that is
 * missing or off, plugins that require each other.
 */
export function resolvePlugins(
  built: readonly BuiltPlugin[],
  city: CityFile,
  notInstalled: readonly string[] = [],
): ResolvedPlugins {
  const choices = city.plugins ?? {};
  const known = new Set([...built.map(({ manifest }) => manifest.id), ...notInstalled]);
  const unknown = Object.keys(choices).find((id) => !known.has(id));
  if (unknown)
    throw new Error(
      `The city's file names a plugin "${unknown}" that is not installed: correct the name, or add it to registry.json.`,
    );

  const enabled = built.filter(({ manifest }) => choices[manifest.id]?.enabled !== false);
  const inNavigation = enabled
    .map((plugin, index) => ({ plugin, order: choices[plugin.manifest.id]?.order ?? index }))
    .sort((a, b) => a.order - b.order)
    .map(({ plugin }) => ({ ...plugin, options: optionsOf(plugin, choices[plugin.manifest.id]?.options) }));
  return { inNavigation, inDependency: byDependency(inNavigation) };
}

function optionsOf({ manifest, options }: BuiltPlugin, ofCity: Readonly<Record<string, unknown>> = {}) {
  const given = { ...options, ...ofCity };
  const schema: TObject | undefined = manifest.options;
  const known = Object.keys(schema?.properties ?? {});
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown) {
    const choice = known.length > 0 ? `it knows ${known.join(', ')}` : 'it has none';
    throw new Error(`The plugin "${manifest.id}" has no option "${unknown}": ${choice}.`);
  }
  if (!schema) return {};
  const complete = Value.Default(schema, { ...given });
  const wrong = wrongPlaces(schema, complete);
  if (wrong) throw new Error(`The plugin "${manifest.id}" cannot use its options: ${wrong}.`);
  return complete as Readonly<Record<string, unknown>>;
}

/** Depth first, so that the order among the independent stays that of navigation. */
function byDependency(plugins: readonly RunningPlugin[]): RunningPlugin[] {
  const byId = new Map(plugins.map((plugin) => [plugin.manifest.id, plugin]));
  const placed = new Set<string>();
  const order: RunningPlugin[] = [];
  const place = (plugin: RunningPlugin, above: readonly string[]) => {
    // optional plugins need no order: what they add is asked for when everything is set up
    const { id, requires = [] } = plugin.manifest;
    if (placed.has(id)) return;
    if (above.includes(id))
      throw new Error(
        `The plugins ${[...above, id].join(' → ')} require each other in a circle: take one requirement out.`,
      );
    for (const required of requires) {
      const found = byId.get(required);
      if (!found)
        throw new Error(
          `The plugin "${id}" requires "${required}", which is off or missing: switch "${required}" on, or "${id}" off.`,
        );
      place(found, [...above, id]);
    }
    placed.add(id);
    order.push(plugin);
  };
  for (const plugin of plugins) place(plugin, []);
  return order;
}
