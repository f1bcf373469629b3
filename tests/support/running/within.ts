import { setTimeout as wait } from 'node:timers/promises';

/** Vitest puts no limit on what cleans up after a test: without one of our own, a browser that hangs holds the whole run. */
const limit = 60_000;

/** The promise, or an error that says what did not happen in time. */
export async function within<T>(what: string, promise: Promise<T>): Promise<T> {
  const over = new AbortController();
  try {
    return await Promise.race([
      promise,
      wait(limit, undefined, { signal: over.signal, ref: false }).then(() => {
        throw new Error(`It took more than ${limit / 1000} s until ${what}.`);
      }),
    ]);
  } finally {
    over.abort();
  }
}
