import { token } from '../common/token';

type Facts = Readonly<Record<string, unknown>>;

/**
 * Structured logs. Never holds tokens, passwords, cookies, tickets or identity numbers (quality.md section 1). What was thrown
 * is the fact `error`, itself and not its message: lines about a lost database are then written once a second.
 */
export interface Logger {
  debug(facts: Facts, message: string): void;
  info(facts: Facts, message: string): void;
  warn(facts: Facts, message: string): void;
  error(facts: Facts, message: string): void;
  /** A logger that adds these facts to every line. */
  child(facts: Facts): Logger;
}
export const Logger = token<Logger>('core.Logger');
