import { token } from '../common/token';

type Facts = Readonly<Record<string, unknown>>;

/** Structured logs. Never holds tokens, passwords, cookies, tickets or identity numbers (quality.md section 1). */
export interface Logger {
  debug(facts: Facts, message: string): void;
  info(facts: Facts, message: string): void;
  warn(facts: Facts, message: string): void;
  error(facts: Facts, message: string): void;
  /** A line of `info` whose facts are written as they are: ids, numbers and texts of our own, one for each request. */
  plain(facts: Readonly<Record<string, string | number | null>>, message: string): void;
  /** A logger that adds these facts to every line. */
  child(facts: Facts): Logger;
}
export const Logger = token<Logger>('core.Logger');
