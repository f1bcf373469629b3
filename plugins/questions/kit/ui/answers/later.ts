/** What is to be done in a while, by something that may end before: then nothing of it is done. */
export class Later {
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #isOver = false;

  get isOver(): boolean {
    return this.#isOver;
  }

  in(milliseconds: number, act: () => void): void {
    if (this.#isOver) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, milliseconds);
    this.#timers.add(timer);
  }

  end(): void {
    this.#isOver = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
