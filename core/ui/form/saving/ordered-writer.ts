interface OrderedWriterParts<Value> {
  /** The version that the page has read. */
  readonly version: number;
  /** Writes the whole thing on top of a version; answers its new one. */
  readonly save: (value: Value, version: number) => Promise<number>;
  /** Shows what there is, after a write has failed; answers its version, null where that cannot be read either. */
  readonly readAgain: () => Promise<number | null>;
}

/**
 * Writes of one thing, one after the other, while the screen is ahead of them. Where one fails (somebody else has changed
 * it), those behind it were built on it and are given up, and what comes then is built on what was read again.
 */
export class OrderedWriter<Value> {
  #version: number;
  #waiting = 0;
  #round = 0;
  #last = Promise.resolve(true);

  constructor(private readonly parts: OrderedWriterParts<Value>) {
    this.#version = parts.version;
  }

  /** The version that was written or read last. */
  get version(): number {
    return this.#version;
  }

  /** Nothing is on its way. */
  get isAtRest(): boolean {
    return this.#waiting === 0;
  }

  /** Answers whether it is written. */
  write(value: Value): Promise<boolean> {
    const round = this.#round;
    this.#waiting += 1;
    this.#last = this.#last.then(() => round === this.#round && this.#write(value));
    return this.#last;
  }

  /** Answers, once nothing is on its way, whether the screen shows what is written: else it shows something new. */
  settled(): Promise<boolean> {
    return this.isAtRest ? Promise.resolve(true) : this.#last;
  }

  async #write(value: Value): Promise<boolean> {
    try {
      this.#version = await this.parts.save(value, this.#version);
      this.#waiting -= 1;
      return true;
    } catch {
      // the call has shown the error
      this.#version = (await this.parts.readAgain().catch(() => null)) ?? this.#version;
      this.#round += 1;
      this.#waiting = 0;
      return false;
    }
  }
}
