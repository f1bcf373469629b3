import type { Storage } from '../services';

/** Before every key, so that other software under the same origin is left alone (portal.md section 3). */
export const storagePrefix = 'edutech_';
/** Default lifetime of a value: 666666 s, about a week (portal.md section 9). */
export const defaultLifetime = 666_666_000;
/**
 * First parts of keys that survive a logout: appearance, the journal of unsaved work, and the mark of a logout that has
 * not reached the server.
 */
const keptThroughLogout = ['look', 'journal', 'leaving'];
/** The same at a shared computer: unsent work must still be sent. */
const keptAtShared = ['leaving'];

/** A value as stored in the browser. Times in milliseconds since 1970; `expires` null: never. */
interface Stored {
  readonly value: unknown;
  readonly updated: number;
  readonly expires: number | null;
}

/** The underlying store: the browser's own, or memory where the browser has none. */
export type StorageArea = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Values with update time and expiry, under our prefix, in the browser's storage. */
export class BrowserStorage implements Storage {
  constructor(
    private readonly area: StorageArea,
    /** The window, for changes made by other tabs; absent for storages of one tab. */
    private readonly tabs?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
    private readonly now: () => number = Date.now,
  ) {}

  get<T>(key: string): T | null {
    const stored = read(this.area.getItem(storagePrefix + key));
    if (!stored) return null;
    if (stored.expires !== null && stored.expires <= this.now()) {
      this.remove(key);
      return null;
    }
    return stored.value as T;
  }

  set(key: string, value: unknown, lifetime: number = defaultLifetime): boolean {
    const updated = this.now();
    const stored: Stored = { value, updated, expires: lifetime === Infinity ? null : updated + lifetime };
    try {
      this.area.setItem(storagePrefix + key, JSON.stringify(stored));
      return true;
    } catch {
      // full: most of the stored data can be loaded again, and the page must continue
      return false;
    }
  }

  remove(key: string): void {
    this.area.removeItem(storagePrefix + key);
  }

  onChange(key: string, hear: () => void): () => void {
    // a null key: another tab has cleared everything
    const listener = (event: Event) => {
      const changed = (event as StorageEvent).key;
      if (changed === null || changed === storagePrefix + key) hear();
    };
    this.tabs?.addEventListener('storage', listener);
    return () => this.tabs?.removeEventListener('storage', listener);
  }

  clearForLogout({ isShared = false } = {}): void {
    const kept = isShared ? keptAtShared : keptThroughLogout;
    for (const key of this.#ownKeys()) {
      const name = key.slice(storagePrefix.length);
      if (!kept.some((one) => name === one || name.startsWith(`${one}.`))) this.area.removeItem(key);
    }
  }

  #ownKeys(): string[] {
    const all = Array.from({ length: this.area.length }, (_, index) => this.area.key(index));
    return all.filter((key): key is string => key?.startsWith(storagePrefix) ?? false);
  }
}

/**
 * The browser's storage of this kind, or memory where it has none or forbids it (private windows, blocked cookies);
 * `isLasting` says which, for the message '该浏览器不支持本地存储'.
 */
export function openArea(kind: 'localStorage' | 'sessionStorage'): { area: StorageArea; isLasting: boolean } {
  try {
    const area = globalThis[kind];
    const probe = `${storagePrefix}probe`;
    area.setItem(probe, '1');
    area.removeItem(probe);
    return { area, isLasting: true };
  } catch {
    return { area: memoryArea(), isLasting: false };
  }
}

/** Storage that lasts as long as the page. */
export function memoryArea(): StorageArea {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

function read(text: string | null): Stored | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<Stored> | null;
    return stored && typeof stored === 'object' && 'value' in stored && 'expires' in stored ? (stored as Stored) : null;
  } catch {
    return null;
  }
}
