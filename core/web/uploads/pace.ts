/** How many bytes were sent by a time (milliseconds). */
export interface Sample {
  readonly at: number;
  readonly sent: number;
}

/** Speed is that of the last ten seconds: a shorter period jumps, a longer one reports an earlier network. */
const windowMilliseconds = 10_000;
/** Before this much time has passed, any figure would be a guess. */
const leastMilliseconds = 1000;

/** The samples with one more; samples older than the window are removed. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const fresh = samples.filter(({ at }) => at > sample.at - windowMilliseconds);
  return [...fresh, sample];
}

/** Bytes a second; null while unknown. */
export function speedOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < leastMilliseconds) return null;
  return Math.max(0, ((last.sent - first.sent) * 1000) / (last.at - first.at));
}

/** Whole seconds until the rest is sent; null while unknown. */
export const secondsLeft = (missing: number, speed: number | null): number | null =>
  speed === null || speed <= 0 ? null : Math.ceil(missing / speed);
