import type { Live } from 'edutech/core/server/live/live';

/**
 * Says that something has changed, and not what: pages ask, and hear what they may know. Each topic hears it once in a pause, however
 * many write; what changes meanwhile is part of the same message.
 */
export class PacedNews {
  readonly #waiting = new Map<string, NodeJS.Timeout>();

  /** `pause`: milliseconds from the first change to its message. */
  constructor(
    private readonly live: Pick<Live, 'publish'>,
    private readonly pause: number,
  ) {}

  /** Something has changed for a topic with its subject (`guide.board:<assignment>`). */
  changed(topic: string): void {
    if (this.#waiting.has(topic)) return;
    const timer = setTimeout(() => {
      this.#waiting.delete(topic);
      this.live.publish(topic, {});
    }, this.pause);
    this.#waiting.set(topic, timer);
  }

  /** What waits is not said any more. */
  close(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }
}
