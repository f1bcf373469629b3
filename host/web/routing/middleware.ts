import { redirect, type MiddlewareFunction } from 'react-router';
import type { PageRoute, RouteDeclaration } from 'edutech/core/common/plugin';
import { isRedirect } from 'edutech/core/common/plugin';
import { loginFor } from 'edutech/core/common/front';
import type { WebServices } from 'edutech/core/web/services';
import { host } from '../pages/host-pages';
import { plugins } from '../plugins/installed';
import { landingRulesOf } from '../plugins/landing-rules';
import type { Page, Plugin, Redirect } from '../plugins/plugin-set';
import { guardDecision, routeServices } from './context';
import { inPlaceOfPortal } from './front';
import { decide, type GuardDecision } from './guard';
import { holderOf } from './holder';

/** The guard before a page or redirect: it runs before any loader, so nothing is asked for in vain. */
export function guardOf(target: Page | Redirect): MiddlewareFunction {
  return async ({ request, context }, next) => {
    const { services } = context.get(routeServices);
    const url = new URL(request.url);
    const front = inPlaceOfPortal(services.deployment, url);
    if (front !== null) throw redirect(front);
    const decision = await judge(target, services, url);
    if (decision.go === 'login') throw redirect(loginFor(url.pathname + url.search));
    if (decision.go === 'logout') {
      // loads the document anew; the redirect is for where there is no document
      await services.session.logout({ stayOn: decision.stayOn });
      throw redirect(decision.stayOn);
    }
    if (decision.go === 'redirect') throw redirect(decision.to);
    services.session.keepUp();
    context.set(guardDecision, decision);
    return next();
  };
}

/** The guard's decision about somebody going there now; loads who it is when a session exists but its user is not known. */
export async function judge(
  { plugin, route }: { plugin: Plugin; route: RouteDeclaration },
  services: WebServices,
  url: URL,
): Promise<GuardDecision> {
  const { session, deployment } = services;
  const user = session.user.peek() ?? (session.hasLoginCookie() ? await session.ensureUser() : null);
  const page: PageRoute | null = isRedirect(route) ? null : route;
  const isOn = plugin === host || (deployment.isOn(plugin.id) && isServed(plugin, deployment));
  return decide({
    path: url.pathname,
    search: url.search,
    access: page?.access ?? null,
    undeveloped: page?.undeveloped === true,
    isOn,
    isOff: deployment.isOff(plugin.id),
    holder: holderOf(user),
    roleType: user?.roleType ?? null,
    mustChangePassword: session.mustChangePassword.peek(),
    mustAgree: session.mustAgree.peek(),
    landing: landingRulesOf(plugins, deployment),
    intercepted: isOn ? await intercept(plugin, route, services, url) : null,
  });
}

/**
 * A sub-application that is served alone shows its own pages and those of its companions, not those of what it
 * requires.
 */
export const isServed = (plugin: Plugin, { mount }: Pick<WebServices['deployment'], 'mount'>): boolean =>
  !mount || plugin === host || plugin.id === mount || plugin.manifest.accompanies === true;

async function intercept(
  plugin: Plugin,
  route: RouteDeclaration,
  services: WebServices,
  url: URL,
): Promise<string | null> {
  const interceptor = route.interceptor === undefined ? undefined : plugin.half?.interceptors?.[route.interceptor];
  return interceptor ? interceptor(services, url) : null;
}
