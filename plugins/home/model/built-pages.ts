import { isRedirect, type PluginManifest } from 'edutech/core/common/plugin';

/** Paths of pages that are not developed yet; manifests are the same as long as a process runs. */
const undeveloped = new WeakMap<readonly PluginManifest[], ReadonlySet<string>>();

const findUndeveloped = (manifests: readonly PluginManifest[]) =>
  new Set(
    manifests.flatMap(({ routes }) =>
      Object.values(routes ?? {}).flatMap((route) => (!isRedirect(route) && route.undeveloped ? [route.path] : [])),
    ),
  );

/**
 * Whether there is a page at an address, as the plugins declare them: a task that led to an undeveloped page would be one that
 * nobody can do.
 */
export function isBuilt(manifests: readonly PluginManifest[], path: string): boolean {
  const known = undeveloped.get(manifests) ?? findUndeveloped(manifests);
  undeveloped.set(manifests, known);
  return !known.has(path.split('?', 1)[0]!);
}
