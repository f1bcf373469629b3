// How the build speaks: one line per step with its seconds, and complaints that are sentences.
import { performance } from 'node:perf_hooks';

/** An error whose message tells the person at the keyboard what to do; it is shown without a stack. */
export class Complaint extends Error {
  /** @override */
  name = 'Complaint';
}

/**
 * Shows what went wrong: a complaint as its sentence, anything else (our own mistake) with its stack.
 * @param {unknown} error
 */
export function complain(error) {
  console.error(error instanceof Complaint ? error.message : error);
}

/** Seconds since `start` (a performance.now() value), as people read them. */
export const secondsSince = (/** @type {number} */ start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Runs one step and prints one line about it when it is done.
 * @template T
 * @param {string} what
 * @param {() => T | Promise<T>} work
 * @param {(result: T) => string} [detail] what to add to the line
 * @returns {Promise<T>}
 */
export async function step(what, work, detail) {
  const start = performance.now();
  const result = await work();
  const more = detail?.(result);
  console.log(`${what.padEnd(18)} ${secondsSince(start).padStart(7)}${more ? `  ${more}` : ''}`);
  return result;
}
