import type { ResolvedPlugins, RunningPlugin } from './resolve-plugins';

/**
 * A deployment that serves one sub-application alone (EDUTECH_MOUNT): that plugin, what it requires, and what
 * accompanies every sub-application; nothing else. Refuses any other plugin with one sentence.
 */
export function mountedAlone(plugins: ResolvedPlugins, id: string): ResolvedPlugins {
  const byId = new Map(plugins.inDependency.map((plugin) => [plugin.manifest.id, plugin]));
  if (byId.get(id)?.manifest.mount === undefined) {
    const known = plugins.inNavigation.filter(({ manifest }) => manifest.mount).map(({ manifest }) => manifest.id);
    throw new Error(
      `EDUTECH_MOUNT names "${id}", which is no sub-application that runs here: ${known.length > 0 ? `choose ${known.join(', ')}, or leave it out` : 'leave it out'}.`,
    );
  }
  const needed = new Set<string>();
  const need = (one: string) => {
    if (needed.has(one)) return;
    needed.add(one);
    byId.get(one)?.manifest.requires?.forEach(need);
  };
  need(id);
  for (const { manifest } of plugins.inDependency) if (manifest.accompanies) need(manifest.id);
  const isNeeded = ({ manifest }: RunningPlugin) => needed.has(manifest.id);
  return { inNavigation: plugins.inNavigation.filter(isNeeded), inDependency: plugins.inDependency.filter(isNeeded) };
}
