import { monitorEventLoopDelay } from 'node:perf_hooks';

/** No call and no job holds the event loop longer. Milliseconds. */
export const mostStalled = 50;
const resolution = 2;
/** A pause of the garbage collector, or of the machine, is not counted against it. */
const tries = 3;

/** Longest time for which nothing else could run while something is done; the shortest of some tries. */
export async function stallOf(work: (round: number) => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < tries && best > mostStalled; round++) {
    const delay = monitorEventLoopDelay({ resolution });
    delay.enable();
    await work(round);
    await new Promise((resolve) => setTimeout(resolve, 2 * resolution));
    delay.disable();
    best = Math.min(best, Math.max(0, delay.max / 1e6 - resolution));
  }
  return best;
}
