import { isYoungerThan } from '../clock';

interface Entry<V> {
  readonly value: V;
  readonly at: number;
}

export interface RememberedOptions {
  /** Milliseconds that a value is good for; default: until it is forgotten. */
  readonly lifetime?: number;
  /** Most values that are held; the oldest go first. */
  readonly most: number;
}

/**
 * Values that are asked for again and again, loaded once however many ask at the same time (a page makes its calls
 * together). A value that is being loaded while something is forgotten is not stored, because it may have been read just
 * before. Whoever remembers says in `lifetime`, or by the events that make it forget, how old a value may be.
 */
export class Remembered<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #loading = new Map<string, Promise<V | null>>();
  readonly #lifetime: number;
  readonly #most: number;
  #forgotten = 0;

  constructor({ lifetime = Number.POSITIVE_INFINITY, most }: RememberedOptions) {
    this.#lifetime = lifetime;
    this.#most = most;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The value of a key as far as it is here. */
  known(key: string, now: Date): V | undefined {
    const entry = this.#entries.get(key);
    // a clock that was set back makes entries that come from the future: these are loaded anew as well
    return entry && isYoungerThan(this.#lifetime, entry.at, now.getTime()) ? entry.value : undefined;
  }

  /** The value of a key, or what `load` answers; null is not kept. */
  get(key: string, now: Date, load: () => Promise<V | null>): Promise<V | null> | V {
    const known = this.known(key, now);
    if (known !== undefined) return known;
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
    if (this.#entries.size > this.#most) this.#entries.delete(this.#entries.keys().next().value!);
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
