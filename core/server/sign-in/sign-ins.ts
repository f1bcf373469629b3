import type { LoginResultItem } from '../../common/api/session';
import type { Id } from '../../common/ids';
import { token } from '../../common/token';
import type { SignedIn } from '../actor';
import type { Db } from '../data/db';
import type { Call } from '../call';
import type { LoginAttempt } from '../security/throttle/login-throttle';

/** What of a call a sign-in needs. Its endpoint is public, `ownTransactions: true` and `limited: limitedSessions`. */
export type SigningCall = Pick<
  Call<unknown>,
  'actor' | 'client' | 'cookies' | 'headers' | 'language' | 'now' | 'setCookie' | 'setToken'
>;

/** The parts of a call that are needed when a signed-in person shows the password again. */
export type ConfirmingCall = Pick<Call<unknown, SignedIn>, 'actor' | 'client' | 'now'>;

/** Whom somebody claims to be, before it is known whether he is. */
export interface Claim {
  /** User name, lowered and trimmed; null where nobody is named whom one could guess at (signed links, partners). */
  readonly account: string | null;
  /** Whether many failures may lock the account for half an hour: staff under the 等保 preset, never students. */
  readonly mayLock?: boolean;
  /** As of {@link LoginAttempt}: the account is one that many share. */
  readonly crowd?: number;
  /** Answer to a proof of work that the answer before asked for. */
  readonly proof?: string | undefined;
}

/** The way in which somebody signed in. */
export interface SignIn {
  readonly personId: Id;
  /** `password`, `card`, `class-code`, `oidc`: one word for the audit log. */
  readonly way: string;
  /** What {@link SignIns.attempt} answered: forgiven, now that it succeeded. */
  readonly attempt?: LoginAttempt | undefined;
  /** The post to begin in; one that the person does not hold is passed over. */
  readonly roleId?: string | null | undefined;
  readonly remember?: boolean | undefined;
  /** A session that may do less; `life` in milliseconds ends it by itself. */
  readonly limit?: 'classroom' | undefined;
  readonly life?: number | undefined;
  /** The way has proved two factors itself (a passkey, an identity provider that says so): no second step. */
  readonly isProven?: boolean;
  /** What the session hangs on elsewhere: `origin` of StartOptions (sessions.ts). */
  readonly origin?: Id | undefined;
  /** For the audit record, in plain values. */
  readonly facts?: Readonly<Record<string, string | number | boolean | null>>;
  /** More to do in the same transaction, as the system. */
  readonly also?: ((db: Db) => Promise<void>) | undefined;
}

/**
 * The one place where sessions begin, whatever the way: no way forgets TLS, throttle, second factor, audit log or
 * cookies. A handler calls `attempt`, checks the proof, and calls `failed` or `begin`.
 */
export interface SignIns {
  /**
   * First of all: refuses plain HTTP (403 `core.session.needsTls`) and counts the try as a failure until `begin` forgives
   * it. Throws 429 `core.session.tooManyFailures` or `core.session.proofNeeded` as {@link LoginThrottle} does.
   */
  attempt(call: SigningCall, claim: Claim): Promise<LoginAttempt>;
  /** Writes a failed try down; for unknown people too (`null`), so that both take the same time. */
  failed(call: SigningCall, way: string, personId: Id | null): Promise<void>;
  /**
   * Signs in: a new session begins, the previous one of this browser ends, cookies and token are sent with the answer.
   * Throws 403 `core.session.disabled`, and 403 `core.session.secondStep` whose data is a `SecondStep`
   * (core/common/security/second-step.ts) if a second factor must be shown or set up first: the login dialog continues
   * from there.
   */
  begin(call: SigningCall, signIn: SignIn): Promise<LoginResultItem>;
  /**
   * A signed-in person shows the password again before the account itself is changed: a session left open must not
   * become a way to take it over. Counts like logins. Throws 400 `core.session.wrongPassword`, 429 as `attempt`.
   */
  confirm(call: ConfirmingCall, password: string): Promise<void>;
  /** The session's person has set up a second factor: an `enrolment` session becomes full, a full one stays. Null: it was full. */
  enrolled(call: SigningCall, db: Db, kind: string): Promise<LoginResultItem | null>;
}
export const SignIns = token<SignIns>('core.SignIns');
