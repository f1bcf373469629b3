/** How long a line waits for others, and how much is gathered at most. */
const pauseMilliseconds = 50;
const mostCharacters = 65_536;

/**
 * Lines of a log that are written together: a write for each request costs as much as a good part of its answer. What is
 * urgent, warnings and errors, is written at once, with all that waits before it.
 */
export class GatheredLines {
  #waiting: string[] = [];
  #characters = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly write: (text: string) => void) {}

  add(line: string, isUrgent: boolean): void {
    this.#waiting.push(line);
    this.#characters += line.length;
    if (isUrgent || this.#characters >= mostCharacters) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), pauseMilliseconds).unref();
  }

  /** Writes what waits. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#waiting;
    if (lines.length === 0) return;
    this.#waiting = [];
    this.#characters = 0;
    this.write(lines.join(''));
  }
}
