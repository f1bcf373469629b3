import type { Stopwatch } from 'edutech/core/server/clock';
import { RateLimit } from 'edutech/core/server/http/rate-limit';
import type { Siblings } from './siblings';

/** How soon the others learn what was let in here. */
const tellMilliseconds = 200;

/** Calls that were let in: key, calls a minute, calls. */
type Taken = readonly (readonly [string, number, number])[];

/**
 * A rate limit over all processes on the port. Each counts for itself and tells the others now and then: a flood that
 * goes to all at once gets through a moment longer, and then has to wait for as long as it is ahead.
 */
export function sharedLimit(name: string, stopwatch: Stopwatch, siblings: Siblings): RateLimit {
  if (siblings.count === 1) return new RateLimit(stopwatch);
  const topic = `limit ${name}`;
  let taken = new Map<string, [string, number, number]>();
  const tell = () => {
    siblings.tell(topic, [...taken.values()]);
    taken = new Map();
  };
  const limit = new RateLimit(stopwatch, (key, perMinute) => {
    if (taken.size === 0) setTimeout(tell, tellMilliseconds).unref();
    const one = taken.get(key);
    if (one) one[2] += 1;
    else taken.set(key, [key, perMinute, 1]);
  });
  siblings.on(topic, (payload) => {
    for (const [key, perMinute, calls] of payload as Taken) limit.takenElsewhere(key, perMinute, calls);
  });
  return limit;
}
