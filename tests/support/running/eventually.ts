import { vi } from 'vitest';

/**
 * What `check` returns, as soon as it throws nothing. It has ten seconds: on a busy machine what takes a moment takes
 * several, and one that is not to come at all costs its time only where the test fails anyway.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 10_000, interval: 20 });
