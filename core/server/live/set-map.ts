/** Several values under a key; empty sets do not stay. */
export class SetMap<T> {
  readonly #sets = new Map<string, Set<T>>();

  of(key: string): readonly T[] {
    return [...(this.#sets.get(key) ?? [])];
  }

  add(key: string, value: T): void {
    this.#sets.set(key, (this.#sets.get(key) ?? new Set()).add(value));
  }

  delete(key: string, value: T): void {
    const set = this.#sets.get(key);
    set?.delete(value);
    if (set?.size === 0) this.#sets.delete(key);
  }
}
