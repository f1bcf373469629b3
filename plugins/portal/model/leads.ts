import { isAllowed, type Holder } from 'edutech/core/common/permissions/access';
import { isRedirect, type PluginManifest } from 'edutech/core/common/plugin';

/** Redirects of redirects are followed so far; a circle leads nowhere. */
const mostRedirects = 5;

/**
 * True when a link has something behind it: another site, or a page that is built, belongs to one of these areas and opens
 * for this person. A visitor is led to signing in, so every page opens for him.
 */
export function leadsSomewhere(link: string, areas: readonly PluginManifest[], holder: Holder | null): boolean {
  if (!link.startsWith('/')) return /^https?:\/\//.test(link);
  let path = link.replace(/[?#].*$/, '');
  for (let step = 0; step < mostRedirects; step++) {
    const found = routeAt(path, areas);
    if (!found) return false;
    const { route, routes } = found;
    if (!isRedirect(route)) return !route.undeveloped && (holder === null || isAllowed(route.access, holder));
    path = route.redirect.startsWith('/') ? route.redirect : (routes[route.redirect]?.path ?? '');
  }
  return false;
}

function routeAt(path: string, areas: readonly PluginManifest[]) {
  for (const { routes = {} } of areas) {
    const route = Object.values(routes).find((one) => one.path === path);
    if (route) return { route, routes };
  }
  return null;
}
