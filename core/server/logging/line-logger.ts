import type { Clock } from '../clock';
import type { Logger } from '../logger';
import { gatherLines } from './gathered-lines';
import { Outage } from './outage';
import { redact } from './redact';

const levels = ['debug', 'info', 'warn', 'error'] as const;
export type Level = (typeof levels)[number];

export interface LineLoggerOptions {
  /** The least level that is written. */
  readonly level: Level;
  /** `json`: one object a line, for collectors. `short`: one readable line, for a developer's terminal. */
  readonly form: 'json' | 'short';
  readonly clock: Clock;
  /** Takes a whole line, with its line feed. */
  readonly write: (line: string) => void;
}

type Facts = Readonly<Record<string, unknown>>;

/**
 * Structured logs, one line each. Facts pass through {@link redact} before they are written; of lines whose `error` says that
 * the database is away, one a second is written ({@link Outage}).
 */
export class LineLogger implements Logger {
  readonly #options: LineLoggerOptions;
  readonly #facts: Facts;
  readonly #outage: Outage;

  constructor(options: LineLoggerOptions, facts: Facts = {}, outage = new Outage()) {
    this.#options = options;
    this.#facts = facts;
    this.#outage = outage;
  }

  debug(facts: Facts, message: string) {
    this.#log('debug', facts, message);
  }
  info(facts: Facts, message: string) {
    this.#log('info', facts, message);
  }
  warn(facts: Facts, message: string) {
    this.#log('warn', facts, message);
  }
  error(facts: Facts, message: string) {
    this.#log('error', facts, message);
  }
  child(facts: Facts): Logger {
    return new LineLogger(this.#options, { ...this.#facts, ...facts }, this.#outage);
  }

  #log(level: Level, facts: Facts, message: string) {
    const { form, clock, write } = this.#options;
    if (levels.indexOf(level) < levels.indexOf(this.#options.level)) return;
    const passed = this.#outage.pass(facts);
    if (!passed) return;
    const safe = redact({ ...this.#facts, ...passed }) as Record<string, unknown>;
    const text = redact(message) as string;
    write(form === 'json' ? jsonLine(clock.now(), level, text, safe) : shortLine(clock.now(), level, text, safe));
  }
}

/** The logger of a process: to standard output, which the operator of the process collects. */
export const standardLogger = (clock: Clock, form: LineLoggerOptions['form'], level: Level = 'info') =>
  new LineLogger({ level, form, clock, write: gatherLines((lines) => void process.stdout.write(lines), process) });

function jsonLine(now: Date, level: Level, message: string, facts: Record<string, unknown>): string {
  // the logger's own facts are last, so that no other fact can pretend to be one
  return `${JSON.stringify({ ...facts, time: now.toISOString(), level, message })}\n`;
}

function shortLine(now: Date, level: Level, message: string, facts: Record<string, unknown>): string {
  const { stack, ...rest } = facts;
  const pairs = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const line = [now.toISOString().slice(11, 23), level.padEnd(5), message, ...pairs].join(' ').replaceAll('\n', '⏎');
  return typeof stack === 'string' ? `${line}\n${stack}\n` : `${line}\n`;
}
