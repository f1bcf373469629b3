import { keptTarget, targetParameter } from 'edutech/core/common/addresses/kept-target';
import { termsPath } from 'edutech/core/common/organisation/agreement';
import { refusalOf, type Access, type Holder } from 'edutech/core/common/permissions/access';
import { chooseLanding, type LandingRule, type LoginContext } from 'edutech/core/common/addresses/landing';
import type { RoleType } from 'edutech/core/common/permissions/people';
import { frontPath } from 'edutech/core/common/front';

/** What the guard looks at before a route opens (portal.md section 4, "Route guard"). */
export interface GuardFacts {
  readonly path: string;
  /** Query of the address, with its question mark. */
  readonly search: string;
  /** Access of the page; `null` for a redirect, whose target decides, and for addresses that nobody has. */
  readonly access: Access | null;
  readonly undeveloped: boolean;
  /** The page's plugin is installed and switched on for this person. */
  readonly isOn: boolean;
  /** It is installed, and switched off for this person. */
  readonly isOff: boolean;
  readonly holder: Holder | null;
  readonly roleType: RoleType | null;
  readonly mustChangePassword: boolean;
  /** Something has come into force that the person has not accepted. */
  readonly mustAgree: boolean;
  /** Landing rules of all plugins: those for people who must change their password say where that is done. */
  readonly landing: readonly LandingRule[];
  /** What the route's interceptor answered. */
  readonly intercepted: string | null;
}

export type GuardDecision =
  | { readonly go: 'open' | 'undeveloped' | 'not-found' | 'off' }
  /** Where visitors are, in a deployment whose portal is off: the host's own page to sign in. */
  | { readonly go: 'front' }
  | { readonly go: 'redirect'; readonly to: string }
  /** Ends the session; then visitors see `stayOn`. */
  | { readonly go: 'logout'; readonly stayOn: string }
  /** The login dialog over the portal; the target is kept. */
  | { readonly go: 'login' };

/** Decides what happens to a navigation. The order of the questions is the specification's. */
export function decide(facts: GuardFacts): GuardDecision {
  const { holder, path, access } = facts;
  if (!holder) return decideForVisitor(facts);
  if (path === '/') {
    const isAtHome = holder.category === 'teacher' || holder.category === 'student';
    return isAtHome ? { go: 'redirect', to: frontPath } : { go: 'logout', stayOn: frontPath };
  }
  const duty = dutyPage(facts);
  if (duty !== null && path !== duty) {
    return { go: 'redirect', to: duty === termsPath ? termsFor(facts) : duty };
  }
  if (!facts.isOn) return notRunning(facts);
  if (facts.intercepted !== null) return { go: 'redirect', to: facts.intercepted };
  if (access && refusalOf(access, holder)) return { go: 'not-found' };
  return { go: facts.undeveloped ? 'undeveloped' : 'open' };
}

/** People must still find the way in when the module is off that has its page (the portal). */
const notRunning = ({ path, isOff }: GuardFacts): GuardDecision =>
  path === frontPath ? { go: 'front' } : { go: isOff ? 'off' : 'not-found' };

function decideForVisitor(facts: GuardFacts): GuardDecision {
  const { access, undeveloped, intercepted } = facts;
  if (!facts.isOn) return notRunning(facts);
  if (access && refusalOf(access, null)) return { go: 'login' };
  if (intercepted !== null) return { go: 'redirect', to: intercepted };
  return { go: undeveloped ? 'undeveloped' : 'open' };
}

/** Where something must be done before anything else: the terms of use before the password. */
const dutyPage = (facts: GuardFacts): string | null => (facts.mustAgree ? termsPath : passwordPage(facts));

/**
 * The page where this person changes the password, if it must be changed and the person may (the user-centre
 * permission).
 */
function passwordPage({ mustChangePassword, landing, holder, roleType }: GuardFacts): string | null {
  if (!mustChangePassword || !holder) return null;
  const rules = landing.filter((rule) => rule.when.mustChangePassword === true);
  const rule = chooseLanding(rules, { context: 'plain', holder, roleType, mustChangePassword });
  return rule?.then.to ?? null;
}

/** The page with the terms of use, which leads on to where somebody wanted to go. */
const termsFor = ({ path, search }: Pick<GuardFacts, 'path' | 'search'>): string =>
  `${termsPath}?${new URLSearchParams({ [targetParameter]: path + search })}`;

/** Parameter of the login page that says what one signs in for: a purpose that some plugin declares (`logins`). */
const purposeParameter = 'for';

/**
 * Parameter of the login page that opens the dialog: for the next person at a shared computer (`signInPath`), and for who
 * pressed "log in" before the page's scripts had begun.
 */
export const signInParameter = 'sign-in';

/** A login that the address of the login page asks for. */
export interface LoginAsked {
  readonly context: LoginContext;
  readonly target?: string;
}

/**
 * What the login page is asked to do at once: a login for one of the purposes, or on the way to a target; `null`:
 * nothing.
 */
export function loginAskedBy(search: string, purposes: Iterable<string>): LoginAsked | null {
  const target = keptTarget(search) ?? undefined;
  const query = new URLSearchParams(search);
  const purpose = query.get(purposeParameter);
  if (purpose !== null && new Set(purposes).has(purpose)) return { context: purpose, target };
  if (target === undefined && query.has(signInParameter)) return { context: 'plain' };
  return target === undefined ? null : { context: 'target', target };
}
