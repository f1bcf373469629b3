import { frontPath } from 'edutech/core/common/front';
import type { Deployment } from 'edutech/core/web/services';
import { plugins } from '../plugins/installed';
import { redirectsOf } from '../plugins/plugin-set';

/**
 * Where visitors are, with the login dialog for who is signed out: the portal, or the first page of the sub-application
 * that this deployment serves alone.
 */
export function frontOf({ mount }: Pick<Deployment, 'mount'>): string {
  const plugin = plugins.find(({ id }) => id === mount);
  const root = plugin?.manifest.mount;
  if (!plugin || root === undefined) return frontPath;
  return redirectsOf([plugin]).find(({ route }) => route.path === root)?.target ?? root;
}

/** Where an address of the portal leads at a sub-application that is served alone; `null`: it is no such address. */
export function inPlaceOfPortal(deployment: Pick<Deployment, 'mount'>, { pathname, search }: URL): string | null {
  if (!deployment.mount || (pathname !== '/' && pathname !== frontPath)) return null;
  return frontOf(deployment) + search;
}
