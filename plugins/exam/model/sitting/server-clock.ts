/** Corrections up to this much are made at once: nobody sees them. Milliseconds. */
const unseen = 2000;
/** Over how long a greater one is spread. Milliseconds. */
const spread = 10_000;

/**
 * The server's clock on a device: it runs by the device's running time, which nobody sets, and takes each answer of the server
 * as a hint. A correction of more than two seconds is spread over ten, and it never goes back.
 */
export class ServerClock {
  /** What is added to the running time. */
  #offset: number | null = null;
  #from = 0;
  #until = 0;
  #since = 0;
  #last = 0;

  /** `running`: milliseconds that only grow (performance.now). */
  constructor(private readonly running: () => number) {}

  get isSynced(): boolean {
    return this.#offset !== null;
  }

  /** The server said `serverTime` to a question that was asked at `asked`, by the running time; it is now answered. */
  heard(serverTime: number, asked: number): void {
    const now = this.running();
    // the answer was on its way for half of the time
    const offset = serverTime + (now - asked) / 2 - now;
    if (this.#offset === null) {
      this.#offset = offset;
      this.#from = offset;
      this.#until = now;
      return;
    }
    const shown = this.#offsetAt(now);
    const isSeen = Math.abs(offset - shown) > unseen;
    this.#from = isSeen ? shown : offset;
    this.#since = now;
    this.#until = isSeen ? now + spread : now;
    this.#offset = offset;
  }

  /** The server's time, milliseconds; it never goes back. */
  now(): number {
    const running = this.running();
    this.#last = Math.max(this.#last, running + this.#offsetAt(running));
    return this.#last;
  }

  #offsetAt(now: number): number {
    const offset = this.#offset ?? 0;
    if (now >= this.#until || this.#until === this.#since) return offset;
    return this.#from + ((offset - this.#from) * (now - this.#since)) / (this.#until - this.#since);
  }
}
