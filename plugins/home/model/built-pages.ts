import { isRedirect, type PluginManifest } from 'edutech/core/common/plugin';

/**
 * Whether there is a page at an address, as the plugins declare them: a task that led to an undeveloped page would be one that
 * nobody can do.
 */
export function isBuilt(manifests: readonly PluginManifest[], path: string): boolean {
  const [pathname] = path.split('?');
  return !manifests.some(({ routes }) =>
    Object.values(routes ?? {}).some((route) => !isRedirect(route) && route.undeveloped && route.path === pathname),
  );
}
