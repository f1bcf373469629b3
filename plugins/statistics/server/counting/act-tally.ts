import { asSystem } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import { Gathered } from 'edutech/core/server/events/gathered';
import type { Logger } from 'edutech/core/server/logger';
import type { Act, ActCounter, FigureSource } from '../../api';
import { foldActs, hold, insertActs, tryHold } from './acts.queries';

const system = asSystem('acts of people are added up');
/** Least time between two additions of this process. Milliseconds. */
const pause = 1000;
/** Acts of one transaction. */
const most = 5000;

interface Parts {
  readonly database: Database;
  readonly logger: Logger;
  readonly sources: readonly FigureSource[];
}

/**
 * Notes acts as rows of the transactions in which they happen, and adds them up once a second, however many there are: a process
 * that dies leaves its rows to the others, and to the job that refreshes figures.
 */
export class ActTally implements ActCounter<Db> {
  readonly #gathered = new Gathered(() => this.#addQuietly(), pause);

  constructor(private readonly parts: Parts) {}

  get kinds() {
    return this.parts.sources.flatMap(({ kinds }) => kinds);
  }

  async note(db: Db, acts: readonly Act[]): Promise<void> {
    if (acts.length === 0) return;
    await insertActs(db, acts);
    db.afterCommit(() => this.#gathered.soon());
  }

  /** Adds up all that waits, after the one that adds now. */
  add(): Promise<void> {
    return this.#addAll(async (db) => {
      await hold(db);
      return true;
    });
  }

  close(): Promise<void> {
    return this.#gathered.finish();
  }

  async #addQuietly() {
    try {
      await this.#addAll(tryHold);
    } catch (error) {
      this.parts.logger.warn({ error }, 'acts of people wait: they could not be added up');
    }
  }

  async #addAll(take: (db: Db) => Promise<boolean>): Promise<void> {
    const addSome = () =>
      this.parts.database.write(system, async (db) => ((await take(db)) ? foldActs(db, this.kinds, most) : 0));
    while ((await addSome()) === most);
  }
}
