import { chooseLanding, type LandingTarget, type LoginContext } from 'edutech/core/common/landing';
import type { WebServices } from 'edutech/core/web/services';
import { plugins } from '../plugins/installed';
import type { Plugin } from '../plugins/plugin-set';
import { loadTexts } from '../plugins/texts';
import { isOwnPath } from './guard';
import { holderOf } from './holder';

/** Where a login came from, and what it was asked for. */
export interface LandingOccasion {
  readonly context?: LoginContext;
  /** A path of this site, or the address of another. */
  readonly target?: string;
}

/**
 * Leads on somebody who has just signed in: the rule of all plugins that fits best says where to, with which words and
 * after how long (portal.md section 4, "Post-login routing"). Whom no rule fits stays, and the page is loaded anew.
 */
export async function land(services: WebServices, { context = 'plain', target }: LandingOccasion = {}): Promise<void> {
  const { session, deployment, appearance } = services;
  const user = session.user.peek();
  const holder = holderOf(user);
  if (!user || !holder) return;
  const rules = plugins
    .filter((plugin) => deployment.isOn(plugin.id))
    .flatMap((plugin) => (plugin.manifest.landing ?? []).map((rule) => ({ ...rule, plugin })));
  const rule = chooseLanding(rules, {
    context,
    holder,
    roleType: user.roletype,
    mustChangePassword: session.mustChangePassword.peek(),
    targetIs: target === undefined ? undefined : isOwnPath(target) ? 'page' : 'link',
  });
  if (!rule) return stay(services);
  await loadTexts(appearance.language.peek(), [rule.plugin.id]);
  const { check, otherwise, ...then } = rule.then;
  const isOpen = check === undefined || ((await rule.plugin.half?.checks?.[check]?.(services)) ?? false);
  await follow(services, rule.plugin, isOpen ? then : (otherwise ?? {}), target);
}

async function follow(
  services: WebServices,
  plugin: Plugin,
  { to, place, message, tone, delay, logout, handOver }: LandingTarget,
  target: string | undefined,
): Promise<void> {
  const { session, deployment, messages, navigation } = services;
  if (message !== undefined) messages.show(message, { tone });
  if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay));
  if (logout) return session.logout();
  if (to !== undefined) return navigation.go(to);
  if (place === 'target') return openTarget(services, target);
  if (place !== undefined) {
    const address = String(deployment.option(plugin.id, place.slice('option:'.length)));
    return navigation.open(address, { sameTab: true, ticketParameter: handOver ? 'token' : undefined });
  }
  return stay(services);
}

function openTarget(services: WebServices, target: string | undefined): Promise<void> | void {
  if (target === undefined) return stay(services);
  if (isOwnPath(target)) return services.navigation.go(target);
  // anything but a web address could run as a script
  if (/^https?:\/\//i.test(target)) return services.navigation.open(target, { sameTab: true });
  return stay(services);
}

/** What stands on the page was loaded for a visitor. */
function stay({ navigation }: WebServices): void {
  navigation.go(navigation.path(), { replace: true });
}
