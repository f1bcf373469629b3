import { matchPath } from 'react-router';
import type { WebServices } from 'edutech/core/web/services';
import { pages, plugins } from '../plugins/installed';
import { redirectsOf, type Page, type Redirect } from '../plugins/plugin-set';
import { isOwnPath } from 'edutech/core/common/addresses/kept-target';
import { judge } from '../routing/middleware';
import type { Target } from './after-login';

const redirects = redirectsOf(plugins);
/** Only paths are looked at; an address needs some site to be one. */
const anySite = 'http://site';
/** Redirects of redirects are followed so far; a circle opens nothing. */
const mostRedirects = 5;

/** Whether an address is a page of ours that the guard opens for the person who has just signed in. */
export async function lookAt(target: string, services: WebServices): Promise<Target> {
  if (!isOwnPath(target)) return { is: 'link', opens: true };
  let url = new URL(target, anySite);
  const path = url.pathname;
  for (let step = 0; step < mostRedirects; step++) {
    const found = routeAt(url.pathname);
    if (!found) return step === 0 ? { is: 'link', path, opens: true } : { is: 'page', path, opens: false };
    const decision = await judge(found, services, url);
    if (decision.go === 'redirect') url = new URL(decision.to, url);
    else if (decision.go !== 'open' || !('target' in found)) {
      return { is: 'page', path, opens: decision.go === 'open' || decision.go === 'undeveloped' };
    } else url = new URL(found.target + url.search, url);
  }
  return { is: 'page', path, opens: false };
}

const routeAt = (path: string): Page | Redirect | undefined =>
  [...pages, ...redirects].find(({ route }) => matchPath(route.path, path) !== null);
