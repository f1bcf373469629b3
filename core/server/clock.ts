import { token } from '../common/token';

/** Time as a parameter: the only source of "now" on the server. Tests replace it. */
export interface Clock {
  now(): Date;
}
export const Clock = token<Clock>('core.Clock');
export const systemClock: Clock = { now: () => new Date() };
