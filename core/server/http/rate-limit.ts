import { AppError, wireCodes } from '../../common/errors';
import type { Stopwatch } from '../clock';

interface Bucket {
  left: number;
  /** On the stopwatch. */
  refilledAt: number;
}
/** Buckets that are full again say nothing, so old ones may go; this bounds memory under many addresses. */
const maxBuckets = 50_000;

/**
 * Token buckets per key (person, or address when signed out), in this process: a second process allows as much again,
 * which is why it guards against floods only. Login has its own, shared counters (security/throttle).
 */
export class RateLimit {
  readonly #buckets = new Map<string, Bucket>();

  constructor(private readonly stopwatch: Stopwatch) {}

  /** Takes one call from the key's minute; throws 429 with the seconds to wait. */
  take(key: string, perMinute: number): void {
    const now = this.stopwatch.elapsed();
    const bucket = this.#buckets.get(key) ?? { left: perMinute, refilledAt: now };
    bucket.left = Math.min(perMinute, bucket.left + ((now - bucket.refilledAt) / 60_000) * perMinute);
    bucket.refilledAt = now;
    if (bucket.left < 1) {
      const seconds = Math.max(1, Math.ceil(((1 - bucket.left) / perMinute) * 60));
      throw new AppError('core.error.tooMany', wireCodes.tooMany, { seconds }, { data: { seconds } });
    }
    bucket.left -= 1;
    if (!this.#buckets.has(key) && this.#buckets.size >= maxBuckets) this.#forgetOldest();
    this.#buckets.set(key, bucket);
  }

  #forgetOldest() {
    const oldest = this.#buckets.keys().next().value;
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
