// What ends by itself is started again: the server and the embedded database of `npm start`.
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { complain } from '../report.mjs';

/** The first pause is hardly noticed; what keeps ending is tried twice a minute in the end. Milliseconds. */
const shortestPause = 100;
const longestPause = 30_000;
/** What has run so long is well again: when it ends then, the pauses begin anew. */
const steadyMilliseconds = 5_000;

/**
 * @typedef {object} Running
 * @property {() => Promise<string>} ended resolves when it is gone, with a phrase that says how
 */

/**
 * Starts something again whenever it ends, after a pause that grows while it ends soon or cannot be started. Resolves
 * after the signal, with what runs then: no start is under way any more.
 * @template {Running} T
 * @param {string} what for the terminal
 * @param {T} first
 * @param {() => T | Promise<T>} start
 * @param {AbortSignal} signal
 */
export async function keepRunning(what, first, start, signal) {
  const aborted = new Promise((resolve) => signal.addEventListener('abort', () => resolve('')));
  /** @type {T | undefined} */
  let running = first;
  let early = 0;
  while (!signal.aborted) {
    const began = performance.now();
    const how = running ? await Promise.race([running.ended(), aborted]) : 'it did not start';
    if (signal.aborted) return;
    early = performance.now() - began < steadyMilliseconds ? early + 1 : 0;
    const pause = pauseAfter(early);
    console.error(`${what} ended by itself (${how}); it is started again after ${pause / 1000} s.`);
    await delay(pause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    running = await startOrComplain(start);
  }
}

/** @param {number} early how often in a row it has ended soon after its start; milliseconds */
export const pauseAfter = (early) => Math.min(longestPause, shortestPause * 2 ** early);

/**
 * @template T
 * @param {() => T | Promise<T>} start
 * @returns {Promise<T | undefined>}
 */
async function startOrComplain(start) {
  try {
    return await start();
  } catch (error) {
    complain(error);
    return undefined;
  }
}
