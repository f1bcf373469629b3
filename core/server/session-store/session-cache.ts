import { isYoungerThan } from '../clock';

/** Most entries that are held; the oldest go first. */
const maxEntries = 20_000;

interface Entry<V> {
  readonly value: V;
  readonly at: number;
}

/**
 * Values for a short while, loaded once however many ask at the same time (a page makes its calls together). A value
 * that is being loaded while its key is invalidated is not stored, because it may have been read just before.
 */
export class SessionCache<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #loading = new Map<string, Promise<V | null>>();
  readonly #lifetime: number;
  #forgotten = 0;

  /** `lifetime` in milliseconds. */
  constructor(lifetime: number) {
    this.#lifetime = lifetime;
  }

  /** The value of a key, or what `load` answers; null is not kept. */
  get(key: string, now: Date, load: () => Promise<V | null>): Promise<V | null> | V {
    const entry = this.#entries.get(key);
    // a clock that was set back makes entries that come from the future: loaded anew as well
    if (entry && isYoungerThan(this.#lifetime, entry.at, now.getTime())) return entry.value;
    const running = this.#loading.get(key);
    if (running) return running;
    const loading = this.#load(key, now, load).finally(() => {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    });
    this.#loading.set(key, loading);
    return loading;
  }

  set(key: string, value: V, now: Date) {
    this.#entries.delete(key);
    this.#entries.set(key, { value, at: now.getTime() });
    if (this.#entries.size > maxEntries) this.#entries.delete(this.#entries.keys().next().value!);
  }

  forget(key: string) {
    this.#forgotten += 1;
    this.#entries.delete(key);
    this.#loading.delete(key);
  }

  /** Forgets what fits, or everything. */
  forgetWhere(fits: (value: V) => boolean) {
    this.#forgotten += 1;
    this.#loading.clear();
    for (const [key, { value }] of this.#entries) if (fits(value)) this.#entries.delete(key);
  }

  async #load(key: string, now: Date, load: () => Promise<V | null>) {
    const before = this.#forgotten;
    const value = await load();
    if (value !== null && this.#forgotten === before) this.set(key, value, now);
    return value;
  }
}
