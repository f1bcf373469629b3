/** Runs some work soon, never twice at once and never more often than each `pause` milliseconds. */
export class Gathered {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWanted = false;
  #endedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly work: () => Promise<void>,
    private readonly pause: number,
  ) {}

  soon() {
    this.#isWanted = true;
    if (this.#timer || this.#running) return;
    const wait = Math.max(0, this.#endedAt + this.pause - performance.now());
    this.#timer = setTimeout(() => void this.#run(), wait);
  }

  /** Does at once what was requested, and waits for it. */
  async finish() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#running;
    if (this.#isWanted) await this.#run();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #run(): Promise<void> {
    this.#timer = undefined;
    this.#isWanted = false;
    this.#running = this.work().finally(() => {
      this.#running = undefined;
      this.#endedAt = performance.now();
      if (this.#isWanted) this.soon();
    });
    return this.#running;
  }
}
