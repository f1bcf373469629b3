import { token } from '../../../common/token';
import type { Db } from '../../data/db';

/** A try to sign in, before it is known how it ends. */
export interface LoginAttempt {
  /** User name as it was typed, lowered and trimmed; null for signed links, which name nobody to guess at. */
  readonly account: string | null;
  readonly address: string;
  /** Whether many failures may lock the account for half an hour: staff under the 等保 preset, never students. */
  readonly mayLock: boolean;
  /**
   * For accounts behind which many people are (the codes of a school, the pictures of a class): so many failures in ten
   * minutes cost nothing, and a success resets only the person's own failures.
   */
  readonly crowd?: number | undefined;
  /** Answer to a proof of work, `<challenge>:<number>`. */
  readonly proof?: string | undefined;
}

/**
 * Slows guessing down. Failures count, not attempts (a school is one address): an account is tried again after a pause
 * that grows from 1 s to a minute; an address from which many fail must prove work for each try. Shared by all
 * processes and by every way to sign in.
 */
export interface LoginThrottle {
  /**
   * Counts the try as a failure until it is forgiven, so that a thousand at once are no way around. Throws 429
   * `core.session.tooManyFailures` with the seconds to wait, or 429 `core.session.proofNeeded` whose data is the
   * challenge (core/common/security/proof-of-work.ts).
   */
  begin(attempt: LoginAttempt, now: Date): Promise<void>;
  /** Takes the failure back: the try succeeded. `db` sees as the system. */
  forgive(db: Db, attempt: LoginAttempt, now: Date): Promise<void>;
}
export const LoginThrottle = token<LoginThrottle>('core.LoginThrottle');
