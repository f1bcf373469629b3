import { asSystem } from '../actor';
import type { Database } from '../data/database';
import type { Logger } from '../logger';
import { updateLastSeen } from './sessions.queries';

const system = asSystem('when sessions were last used');
const flushMilliseconds = 5_000;
const coarsestMilliseconds = 60_000;

/**
 * When each session was last used: noted in memory and written together every few seconds, and only when the written
 * time is old enough to matter, so that a call costs no write. A process that dies loses seconds of it.
 */
export class LastSeen {
  readonly #database: Database;
  readonly #logger: Logger;
  readonly #grain: number;
  readonly #timer: NodeJS.Timeout;
  #waiting = new Map<string, Date>();
  #noted = new Map<string, Date>();

  constructor(database: Database, idleMilliseconds: number, logger: Logger) {
    this.#database = database;
    this.#logger = logger;
    this.#grain = Math.min(coarsestMilliseconds, idleMilliseconds / 8);
    this.#timer = setInterval(() => void this.#flush(), flushMilliseconds).unref();
  }

  /** The later of the stored time and the time in this process. */
  of(sessionId: string, written: Date): Date {
    const noted = this.#waiting.get(sessionId) ?? this.#noted.get(sessionId);
    return noted && noted > written ? noted : written;
  }

  note(sessionId: string, written: Date, now: Date): void {
    // also where the time that is known comes from the future: the clock was set back
    if (Math.abs(now.getTime() - this.of(sessionId, written).getTime()) >= this.#grain)
      this.#waiting.set(sessionId, now);
  }

  async close() {
    clearInterval(this.#timer);
    await this.#flush();
  }

  async #flush() {
    const seen = this.#waiting;
    if (seen.size === 0) return;
    this.#waiting = new Map();
    // until the cached sessions are read again, these times are known from here only
    this.#noted = seen;
    try {
      await this.#database.write(system, (db) => updateLastSeen(db, seen));
    } catch (error) {
      this.#logger.warn({ error, sessions: seen.size }, 'the last use of sessions was not written');
    }
  }
}
