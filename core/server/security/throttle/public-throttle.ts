import { token } from '../../../common/token';

/**
 * Slows down what strangers may send (a request for an account, "I forgot my password"): the first few from a network in
 * ten minutes are free, each further one must prove work, more of it the more there are. Counted apart from logins and
 * for each purpose by itself, so a class that registers keeps nobody from signing in.
 */
export interface PublicThrottle {
  /** Counts one. Throws 429 `core.session.proofNeeded` whose data is the challenge (core/common/security/proof-of-work.ts). */
  count(purpose: string, address: string, proof: string | undefined, now: Date): Promise<void>;
}
export const PublicThrottle = token<PublicThrottle>('core.PublicThrottle');
