import type { LandingTarget, LoginContext } from 'edutech/core/common/addresses/landing';
import { chooseLanding } from 'edutech/core/common/addresses/landing';
import { frontPath } from 'edutech/core/common/front';
import { CallError } from 'edutech/core/web/http/call-error';
import type { WebServices } from 'edutech/core/web/services';
import { landingRulesOf, type OwnedRule } from '../plugins/landing-rules';
import type { Plugin } from '../plugins/plugin-set';
import { loginAskedBy } from '../routing/guard';
import { holderOf } from '../routing/holder';

/** What is known of the address that a login was asked for. */
export interface Target {
  /** A page of ours answers it; any other address is a link. */
  readonly is: 'link' | 'page';
  /** Its path, without query; absent for other sites. */
  readonly path?: string;
  /** The guard would open it for who has signed in. */
  readonly opens: boolean;
}

/** What leads a person on after login. */
export interface LandingParts {
  readonly services: WebServices;
  readonly plugins: readonly Plugin[];
  readonly lookAt: (target: string) => Promise<Target>;
  /** Loads the texts of a plugin, for what it has to say. */
  readonly loadTexts: (plugin: string) => Promise<void>;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** How and for what somebody signed in. */
export interface LandingOccasion {
  readonly context: LoginContext;
  readonly target?: string;
  /** Was signed in already and only wants to be led on: success is no news. */
  readonly wasSignedIn?: boolean;
}

/** An occasion with what was found out about its target. */
interface Arrival extends LandingOccasion {
  readonly found?: Target;
}

/** Parameter in which another site gets its one-use ticket. */
const handOverParameter = 'token';

/**
 * Continues after a login: the landing rules of all active plugins decide the page, the message, the delay,
 * and whether the account may stay (portal.md section 4, "Post-login routing"). If they cannot be
 * loaded, the person stays and sees a message.
 */
export async function leadOn(occasion: LandingOccasion, parts: LandingParts): Promise<void> {
  try {
    const found = occasion.target === undefined ? undefined : await parts.lookAt(occasion.target);
    const arrival = { ...occasion, found };
    const rule = ruleFor(arrival, parts);
    if (!rule) return stay(parts);
    await go(await openTarget(rule.then, rule.plugin, parts), rule.plugin, arrival, parts);
  } catch (error) {
    // a failed call has said itself what went wrong
    if (!(error instanceof CallError)) {
      parts.services.messages.show('core.error.failed', { tone: 'error' });
      reportError(error);
    }
    stay(parts);
  }
}

function ruleFor({ context, found }: Arrival, { services, plugins }: LandingParts): OwnedRule | null {
  const { session, deployment } = services;
  const user = session.user.peek();
  const holder = holderOf(user);
  if (!user || !holder) return null;
  return chooseLanding(landingRulesOf(plugins, deployment), {
    context,
    holder,
    roleType: user.roleType,
    mustChangePassword: session.mustChangePassword.peek(),
    targetIs: found?.is,
    targetPath: found?.path,
    targetOpens: found?.opens,
  });
}

/** The target itself, or what holds otherwise when its check says that it is not open. */
async function openTarget(
  then: LandingTarget,
  plugin: Plugin,
  { services, loadTexts }: LandingParts,
): Promise<LandingTarget> {
  if (then.message) await loadTexts(plugin.id);
  const check = then.check === undefined ? undefined : plugin.half?.checks?.[then.check];
  if (!check) return then;
  await loadTexts(plugin.id);
  return (await check(services)) ? then : (then.otherwise ?? {});
}

async function go(then: LandingTarget, plugin: Plugin, arrival: Arrival, parts: LandingParts): Promise<void> {
  const { navigation, deployment, session } = parts.services;
  await say(then, arrival, parts);
  if (then.logout) return session.logout();
  if (then.to !== undefined) return navigation.go(then.to);
  if (then.place === 'target') {
    const { target, found } = arrival;
    if (target === undefined) return stay(parts);
    return found?.is === 'page' ? navigation.go(target) : navigation.open(target, { sameTab: true });
  }
  const address = then.place && deployment.option(plugin.id, then.place.slice('option:'.length));
  if (typeof address !== 'string' || address === '') return stay(parts);
  // a page of this platform needs no hand-over
  if (address.startsWith('/')) return navigation.go(address);
  await navigation.open(address, { sameTab: true, ...(then.handOver && { ticketParameter: handOverParameter }) });
}

/** Says what the target has to say, and waits as long as it is to be read. */
async function say(
  { message, tone, alertInDevelopment, delay }: LandingTarget,
  { wasSignedIn }: Arrival,
  { services: { messages, dialogs, deployment }, wait = sleep }: LandingParts,
): Promise<void> {
  if (message && alertInDevelopment && deployment.development) return dialogs.alert({ text: message });
  if (message && !(wasSignedIn && tone === 'success')) messages.show(message, { tone: tone ?? 'info', follows: true });
  if (delay) await wait(delay);
}

/**
 * No other page: the data of this page was loaded for a visitor and is loaded again. The request in its address is
 * done.
 */
function stay({ services: { navigation }, plugins }: LandingParts): void {
  const here = navigation.path();
  const [path, search = ''] = here.split('?');
  navigation.go(
    path === frontPath &&
      loginAskedBy(
        search,
        plugins.flatMap(({ manifest }) => Object.keys(manifest.logins ?? {})),
      )
      ? frontPath
      : here,
    { replace: true },
  );
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
