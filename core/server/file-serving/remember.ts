import type { Clock } from '../clock';
import { isYoungerThan } from '../clock';

const maxRemembered = 5000;
const rememberedMilliseconds = 60_000;

/**
 * Caches results for a minute: a page of pictures or a film would ask for the same again and again, and files that are
 * no longer public soon disappear. Misses are not cached.
 */
export function rememberFor<T>(clock: Clock, look: (key: string) => Promise<T | undefined>) {
  const remembered = new Map<string, { readonly found: T; readonly at: number }>();
  return async (key: string): Promise<T | undefined> => {
    const now = clock.now().getTime();
    const known = remembered.get(key);
    if (known && isYoungerThan(rememberedMilliseconds, known.at, now)) return known.found;
    remembered.delete(key);
    const found = await look(key);
    if (found === undefined) return undefined;
    const oldest = remembered.size >= maxRemembered ? remembered.keys().next().value : undefined;
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(key, { found, at: now });
    return found;
  };
}
