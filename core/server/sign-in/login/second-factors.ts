import type { Id } from '../../../common/ids';
import { contributions } from '../../../common/token';
import type { Db } from '../../data/db';

/** What somebody shows in the second step. */
export interface ShownFactor {
  readonly personId: Id;
  /** The code, or the browser's answer to the challenge as JSON. */
  readonly answer: string;
  /** What {@link SecondFactor.challenge} kept; null when it was not asked. */
  readonly challenge: string | null;
  /** Origin under which the browser reaches us: `https://edu.example.cn`. */
  readonly origin: string;
  readonly now: Date;
}

/** A question to the browser, and what the server keeps to check the answer against. */
export interface FactorChallenge {
  /** JSON for the browser. */
  readonly asked: string;
  readonly kept: string;
}

/**
 * A kind of second factor. Plugins contribute theirs; core asks them in the second step of a sign-in, after throttling.
 * Every `db` sees as the system.
 */
export interface SecondFactor {
  /** `totp`, `passkey`, `recovery`. The login dialog draws the kinds it knows. */
  readonly kind: string;
  /** Whether it counts as a factor, and can be set up at once; false for a substitute (recovery codes). */
  readonly isOwn: boolean;
  has(db: Db, personId: Id): Promise<boolean>;
  /** For kinds that ask the browser something first. */
  challenge?(db: Db, personId: Id, origin: string): Promise<FactorChallenge>;
  /** Whether it is the person's own; whatever works once is used up by this. */
  isShown(db: Db, shown: ShownFactor): Promise<boolean>;
  /** Removes all factors of this kind from a person who has lost them. Returns how many there were. */
  forget(db: Db, personId: Id): Promise<number>;
}
export const SecondFactors = contributions<SecondFactor>('core.SecondFactors');

/** Removes every kind of factor from a person, and their substitutes. Returns how many real factors there were. */
export async function forgetFactors(db: Db, factors: readonly SecondFactor[], personId: Id): Promise<number> {
  let removed = 0;
  for (const factor of factors) {
    const count = await factor.forget(db, personId);
    if (factor.isOwn) removed += count;
  }
  return removed;
}
