import type { CategoryName, RoleType } from '../permissions/people';
import { isAllowed, type Access, type Holder } from '../permissions/access';

/**
 * Where a login began: a plain one, with a target page in mind, or for a purpose that a plugin declares (`logins` of its
 * manifest).
 */
export type LoginContext = 'plain' | 'target' | (string & {});

/** A purpose that a plugin's people sign in for, by its name in `/login?for=<name>` and in landing rules. */
export interface LoginPurpose {
  /** The purpose of the login in the login dialog; absent: none. */
  message?: string;
}

/** All of a rule's conditions must hold; an absent one always does. */
export interface LandingCondition {
  context?: LoginContext;
  types?: readonly CategoryName[];
  notTypes?: readonly CategoryName[];
  roleTypes?: readonly RoleType[];
  notRoleTypes?: readonly RoleType[];
  access?: Access;
  mustChangePassword?: boolean;
  /** With context `target`: an address that no page of ours answers (`link`), or one of our pages. */
  targetIs?: 'link' | 'page';
  /** The target is this path or one below it (`/air`). */
  targetUnder?: string;
  /** Whether the guard would open the target for this person; a link always opens. */
  targetOpens?: boolean;
}

/** The effect of a chosen rule. */
export interface LandingTarget {
  /** A path of this deployment, or one of the special places below. Absent: stay where one is. */
  to?: string;
  /** `target`: the page that login was asked for. `option:name`: an external address of the plugin's options. */
  place?: 'target' | `option:${string}`;
  /** Instead of `place`, where that is a page of this platform which does not open: its plugin may be off. */
  instead?: string;
  /** Message shown, as a toast. */
  message?: string;
  tone?: 'success' | 'error' | 'warning';
  /** While the platform is being developed the message is a dialog that waits to be read, and no delay follows. */
  alertInDevelopment?: boolean;
  /** Milliseconds before leaving, as the specification delays some redirects. */
  delay?: number;
  /** Ends the session after the message (an account that has no business here). */
  logout?: boolean;
  /** Hands the session over to another site with a one-use ticket. */
  handOver?: boolean;
  /** Name of a check in the plugin's web half that decides whether the target is open; if not, `otherwise` applies. */
  check?: string;
  otherwise?: Omit<LandingTarget, 'otherwise' | 'check'>;
}

/** A landing rule of a plugin: pure data, so the host knows no area. The highest priority that fits wins. */
export interface LandingRule {
  id: string;
  priority: number;
  when: LandingCondition;
  then: LandingTarget;
}

/** The facts that a rule decides by. */
export interface LandingFacts {
  context: LoginContext;
  holder: Holder;
  roleType: RoleType | null;
  mustChangePassword: boolean;
  /** The kind of address that the login was requested for; absent when there is none. */
  targetIs?: 'link' | 'page';
  /** The path that was asked for, without query; absent for none and for other sites. */
  targetPath?: string;
  targetOpens?: boolean;
}

const isUnder = (path: string | undefined, area: string) => path === area || path?.startsWith(`${area}/`) === true;

const fits = (when: LandingCondition, facts: LandingFacts): boolean =>
  (when.context === undefined || when.context === facts.context) &&
  (when.types === undefined || when.types.includes(facts.holder.category)) &&
  (when.notTypes === undefined || !when.notTypes.includes(facts.holder.category)) &&
  (when.roleTypes === undefined || (facts.roleType !== null && when.roleTypes.includes(facts.roleType))) &&
  (when.notRoleTypes === undefined || facts.roleType === null || !when.notRoleTypes.includes(facts.roleType)) &&
  (when.targetIs === undefined || when.targetIs === facts.targetIs) &&
  (when.targetUnder === undefined || isUnder(facts.targetPath, when.targetUnder)) &&
  (when.targetOpens === undefined || when.targetOpens === facts.targetOpens) &&
  (when.mustChangePassword === undefined || when.mustChangePassword === facts.mustChangePassword) &&
  (when.access === undefined || isAllowed(when.access, facts.holder));

/**
 * The rule that decides where a person lands after login, or `null` when no rule applies. Equal priorities: first
 * declared.
 */
export function chooseLanding<R extends LandingRule>(rules: readonly R[], facts: LandingFacts): R | null {
  let best: R | null = null;
  for (const rule of rules) {
    if ((best === null || rule.priority > best.priority) && fits(rule.when, facts)) best = rule;
  }
  return best;
}
