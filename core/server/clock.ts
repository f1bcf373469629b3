import { token } from '../common/token';

/**
 * Time as a parameter: the only source of "now" on the server. Tests replace it. Somebody may set it, also back: it says when
 * something is, and a {@link Stopwatch} how long something takes.
 */
export interface Clock {
  now(): Date;
}
export const Clock = token<Clock>('core.Clock');
export const systemClock: Clock = { now: () => new Date() };

/** What durations within this process are measured by: limits, pauses, the age of what is remembered. */
export interface Stopwatch {
  /** Milliseconds from some moment on, which nobody sets. */
  elapsed(): number;
}
export const Stopwatch = token<Stopwatch>('core.Stopwatch');
export const systemStopwatch: Stopwatch = { elapsed: () => performance.now() };

/** How far clocks of servers may be apart. Milliseconds. */
export const apart = 60_000;

/**
 * True for what came about less than `limit` milliseconds ago. What comes from the future was stored before somebody set the clock
 * back: how old it is nobody knows any more, so it counts as too old. Up to `slack` the clock of another server is ahead.
 */
export const isYoungerThan = (limit: number, at: number, now: number, slack = 0): boolean =>
  now - at < limit && at - now <= slack;

/** True for what ends later than now, and not later than it could if it began now and lasts `life` milliseconds. */
export const isAlive = (end: number, life: number, now: number): boolean => end > now && end - now <= life + apart;
