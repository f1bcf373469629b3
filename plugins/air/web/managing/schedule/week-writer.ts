import type { Slot } from '../../../model/timetable/conflicts';

interface WeekWriterParts {
  /** The version that the page has read. */
  readonly version: number;
  /** Writes the whole week on top of a version; answers its new one. */
  readonly save: (slots: readonly Slot[], version: number) => Promise<number>;
  /** Shows what there is, after a write has failed; answers its version, null where that cannot be read either. */
  readonly readAgain: () => Promise<number | null>;
}

/**
 * Writes of a week, one after the other, while the screen is ahead of them. Where one fails (somebody else has changed the
 * week), those behind it were built on it and are given up, and what comes then is built on what was read again.
 */
export class WeekWriter {
  #version: number;
  #waiting = 0;
  #round = 0;
  #last = Promise.resolve(true);

  constructor(private readonly parts: WeekWriterParts) {
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
  write(slots: readonly Slot[]): Promise<boolean> {
    const round = this.#round;
    this.#waiting += 1;
    this.#last = this.#last.then(() => round === this.#round && this.#write(slots));
    return this.#last;
  }

  /** Answers, once nothing is on its way, whether the screen shows what is written: else it shows something new. */
  settled(): Promise<boolean> {
    return this.isAtRest ? Promise.resolve(true) : this.#last;
  }

  async #write(slots: readonly Slot[]): Promise<boolean> {
    try {
      this.#version = await this.parts.save(slots, this.#version);
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
