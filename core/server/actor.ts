import type { Holder } from '../common/permissions/access';
import type { Id } from '../common/ids';
import type { RoleType } from '../common/permissions/people';
import type { SessionLimit } from '../common/permissions/session-limit';

/** How far a person's sight reaches; row-level security asks the same (see data/scope.ts). */
export type Reach = 'city' | 'county' | 'school';

/** A person who makes a call, in his current post. */
export interface SignedIn extends Holder {
  readonly kind: 'person';
  readonly personId: Id;
  readonly username: string;
  readonly name: string;
  /** SHA-256 of the session's secret, hex: names the session without opening it. */
  readonly sessionId: string;
  /** How far the session reaches; the access step has asked it already. */
  readonly limit: SessionLimit;
  /** At a computer that several people use: nothing of the person is to stay there. */
  readonly isShared: boolean;
  /** The person who acts as this person (limit `acting`); null: nobody. */
  readonly actedBy: { readonly personId: Id; readonly name: string } | null;
  readonly roleId: Id | null;
  readonly roleType: RoleType | null;
  readonly reach: Reach;
  readonly schoolId: Id | null;
  readonly countyId: Id | null;
  /** The access step answers little else until the password has been changed. */
  readonly mustChangePassword: boolean;
}

/** A person who is not signed in. */
export interface Visitor {
  readonly kind: 'visitor';
}

/** Work without a person: jobs, demo, migrations. It is made by `asSystem('reason')` only, and the reason is logged. */
export interface SystemActor {
  readonly kind: 'system';
  readonly reason: string;
}

/**
 * What a guardian may read of a child: no more than the child sees. It is no caller: whoever makes one has found, as the
 * guardian, that the child is the guardian's own (plugins/guardian/server/children).
 */
export interface ChildOfGuardian {
  readonly kind: 'child';
  readonly personId: Id;
  readonly schoolId: Id;
}

export type Actor = SignedIn | Visitor;
/** Whoever uses rows. */
export type DataActor = Actor | SystemActor | ChildOfGuardian;
export const visitor: Visitor = { kind: 'visitor' };
export const asSystem = (reason: string): SystemActor => ({ kind: 'system', reason });

/** What `isAllowed` wants to see of an actor. */
export const holderOf = (actor: Actor): Holder | null => (actor.kind === 'person' ? actor : null);
