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
 * Token buckets per key (person, or address when signed out), in this process and those on the same port: a second server
 * allows as much again, which is why it guards against floods only. Login has its own, shared counters (security/throttle).
 */
export class RateLimit {
  readonly #buckets = new Map<string, Bucket>();

  /** @param onTaken told of each call that is let in: where processes share a port, they tell each other */
  constructor(
    private readonly stopwatch: Stopwatch,
    private readonly onTaken?: (key: string, perMinute: number) => void,
  ) {}

  /** Takes one call from the key's minute; throws 429 with the seconds to wait. */
  take(key: string, perMinute: number): void {
    const bucket = this.#bucketOf(key, perMinute);
    if (bucket.left < 1) {
      const seconds = Math.max(1, Math.ceil(((1 - bucket.left) / perMinute) * 60));
      throw new AppError('core.error.tooMany', wireCodes.tooMany, { seconds }, { data: { seconds } });
    }
    bucket.left -= 1;
    this.onTaken?.(key, perMinute);
  }

  /** Calls that another process has let in: at most a minute's are owed to it. */
  takenElsewhere(key: string, perMinute: number, calls: number): void {
    const bucket = this.#bucketOf(key, perMinute);
    bucket.left = Math.max(-perMinute, bucket.left - calls);
  }

  #bucketOf(key: string, perMinute: number): Bucket {
    const now = this.stopwatch.elapsed();
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      if (this.#buckets.size >= maxBuckets) this.#forgetOldest();
      bucket = { left: perMinute, refilledAt: now };
      this.#buckets.set(key, bucket);
    }
    bucket.left = Math.min(perMinute, bucket.left + ((now - bucket.refilledAt) / 60_000) * perMinute);
    bucket.refilledAt = now;
    return bucket;
  }

  #forgetOldest() {
    const oldest = this.#buckets.keys().next().value;
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
