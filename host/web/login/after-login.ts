import type { LoginContext, LandingRule, LandingTarget } from 'edutech/core/common/landing';
import { chooseLanding } from 'edutech/core/common/landing';
import type { WebServices } from 'edutech/core/web/services';
import type { Plugin } from '../plugins/plugin-set';
import { holderOf } from '../routing/holder';

/** What leads a person on after login. */
export interface LandingParts {
  readonly services: WebServices;
  readonly plugins: readonly Plugin[];
  /** True when a page of ours answers the path; any other address is a link. */
  readonly isPage: (path: string) => boolean;
  /** Loads the texts of a plugin, for what its checks have to say. */
  readonly loadTexts: (plugin: string) => Promise<void>;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** How and for what somebody signed in. */
export interface LandingOccasion {
  readonly context: LoginContext;
  readonly target?: string;
}

/** Parameter in which another site gets its one-use ticket. */
const handOverParameter = 'token';

/**
 * Leads on after a login: the landing rules of all plugins that are on decide where to, what is said, after which delay,
 * and whether the account has any business here (portal.md section 4, "Post-login routing").
 */
export async function leadOn(occasion: LandingOccasion, parts: LandingParts): Promise<void> {
  const rule = ruleFor(occasion, parts);
  if (!rule) return stay(parts);
  const { plugin, then } = rule;
  await go(await openTarget(then, plugin, parts), plugin, occasion, parts);
}

type OwnedRule = LandingRule & { readonly plugin: Plugin };

function ruleFor({ context, target }: LandingOccasion, { services, plugins, isPage }: LandingParts): OwnedRule | null {
  const { session, deployment } = services;
  const user = session.user.peek();
  const holder = holderOf(user);
  if (!user || !holder) return null;
  const rules = plugins
    .filter(({ id }) => deployment.isOn(id))
    .flatMap((plugin) => (plugin.manifest.landing ?? []).map((rule) => ({ ...rule, plugin })));
  return chooseLanding(rules, {
    context,
    holder,
    roleType: user.roletype,
    mustChangePassword: session.mustChangePassword.peek(),
    targetIs: target === undefined ? undefined : isPage(target) ? 'page' : 'link',
  });
}

/** The target itself, or what holds otherwise when its check says that it is not open. */
async function openTarget(
  then: LandingTarget,
  plugin: Plugin,
  { services, loadTexts }: LandingParts,
): Promise<LandingTarget> {
  const check = then.check === undefined ? undefined : plugin.half?.checks?.[then.check];
  if (!check) return then;
  await loadTexts(plugin.id);
  return (await check(services)) ? then : (then.otherwise ?? {});
}

async function go(
  then: LandingTarget,
  plugin: Plugin,
  { target }: LandingOccasion,
  parts: LandingParts,
): Promise<void> {
  const { services, isPage, wait = sleep } = parts;
  const { messages, navigation, deployment, session } = services;
  if (then.message) messages.show(then.message, { tone: then.tone ?? 'info' });
  if (then.delay) await wait(then.delay);
  if (then.logout) return session.logout();
  if (then.to !== undefined) return navigation.go(then.to);
  if (then.place === 'target') {
    if (target === undefined) return stay(parts);
    return isPage(target) ? navigation.go(target) : navigation.open(target, { sameTab: true });
  }
  const address = then.place && deployment.option(plugin.id, then.place.slice('option:'.length));
  if (typeof address !== 'string' || address === '') return stay(parts);
  await navigation.open(address, { sameTab: true, ...(then.handOver && { ticketParameter: handOverParameter }) });
}

/** Nowhere to go: what stands on the page was loaded for a visitor and is loaded anew. */
function stay({ services: { navigation } }: LandingParts): void {
  navigation.go(navigation.path(), { replace: true });
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
