import { isUnreachable } from '../unreachable';

/** Lines about what cannot be reached are at least so far apart. */
const apartMilliseconds = 1000;

/**
 * While a database is away every call and every service has something to say, thousands of times a second. One line of
 * them all is written each second, and says how many were left out since the one before.
 */
export class Outage {
  #writtenAt = -Infinity;
  #leftOut = 0;

  /** @param monotonic milliseconds of a clock that is never set */
  constructor(private readonly monotonic: () => number = () => performance.now()) {}

  /** The facts of a line as they are written; null: the line is left out. Lines about other things pass as they are. */
  pass(facts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | null {
    const { error } = facts;
    if (!isUnreachable(error)) return facts;
    const now = this.monotonic();
    if (now - this.#writtenAt < apartMilliseconds) {
      this.#leftOut += 1;
      return null;
    }
    const leftOut = this.#leftOut;
    this.#writtenAt = now;
    this.#leftOut = 0;
    // where the connection was used says nothing about why it is gone
    return { ...facts, error: (error as Error).message || (error as { code?: string }).code, leftOut };
  }
}
