import { inOneSpelling } from '../../common/wire/former-names';
import { newId } from '../../common/ids';
import { inject, injectable } from '../../di/inject';
import { asSystem } from '../actor';
import { Clock } from '../clock';
import { Database } from '../data/database';
import type { Db } from '../data/db';
import { Logger } from '../logger';
import type { DomainEvent, Events } from './events';
import { Gathered } from './gathered';
import {
  type Outgoing,
  deleteOutboxBefore,
  drainOutbox,
  insertOutbox,
  selectOutboxAfter,
  selectOutboxState,
} from './outbox.queries';

const channel = 'core_events';
/** NOTIFY takes a lock that all share: at most one in this time from each process. */
const gatherMilliseconds = 50;
const keepMilliseconds = 3_600_000;
const cleanMilliseconds = 60_000;
const maxTold = 10_000;
const maxBytes = 65_536;
const pageSize = 500;
const system = asSystem('events go to every process');

/**
 * Events over an outbox table and PostgreSQL's NOTIFY. NOTIFY only wakes; events are read from the table after the last
 * position, so a lost connection or a lost NOTIFY delays events and loses none.
 */
@injectable()
export class PostgresEvents implements Events {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #hearers = new Map<string, Set<(event: DomainEvent) => void>>();
  readonly #drain = new Gathered(() => this.#drainNow(), gatherMilliseconds);
  readonly #deliver = new Gathered(() => this.#deliverNow(), 0);
  #told: Outgoing[] = [];
  #last = 0;
  #cleanedAt = 0;
  #sweep: NodeJS.Timeout | undefined;
  #stopListening: (() => Promise<void>) | undefined;

  constructor(@inject(Database) database: Database, @inject(Clock) clock: Clock, @inject(Logger) logger: Logger) {
    this.#database = database;
    this.#clock = clock;
    this.#logger = logger;
  }

  /**
   * Begins to receive: earlier events are not delivered. Call it before requests are served. `sweepMilliseconds`: how
   * often it looks for events without a NOTIFY.
   */
  async start({ sweepMilliseconds = 1000 } = {}): Promise<void> {
    const { last } = await this.#database.read(system, (db) => selectOutboxState(db, this.#clock.now()));
    this.#last = last;
    this.#stopListening = await this.#database.listen(channel, () => this.#deliver.soon());
    this.#sweep = setInterval(() => void this.#sweepNow(sweepMilliseconds / 2), sweepMilliseconds);
    this.#sweep.unref();
  }

  /** Sends what waits, and stops hearing. */
  async close(): Promise<void> {
    clearInterval(this.#sweep);
    await this.#drain.finish();
    await this.#stopListening?.();
    await this.#deliver.finish();
  }

  async emit(db: Db, event: DomainEvent): Promise<void> {
    await insertOutbox(db, [this.#outgoing(event)]);
    db.afterCommit(() => this.#drain.soon());
  }

  tell(event: DomainEvent): void {
    this.#told.push(this.#outgoing(event));
    if (this.#told.length > maxTold) this.#told.shift();
    this.#drain.soon();
  }

  on(name: string, hear: (event: DomainEvent) => void): () => void {
    const hearers = this.#hearers.get(name) ?? new Set();
    this.#hearers.set(name, hearers.add(hear));
    return () => void hearers.delete(hear);
  }

  #outgoing(event: DomainEvent): Outgoing {
    if (JSON.stringify(event.payload).length > maxBytes) {
      throw new RangeError(`The event ${event.name} is over ${maxBytes} bytes: send ids, not contents.`);
    }
    const createdAt = this.#clock.now();
    return { id: newId(createdAt.getTime()), event, createdAt };
  }

  async #drainNow() {
    const told = this.#told;
    this.#told = [];
    try {
      await this.#database.write(system, async (db) => {
        if (told.length > 0) await insertOutbox(db, told);
        await drainOutbox(db, channel);
      });
    } catch (error) {
      // the sweep tries again; rows of transactions wait in the table, these here
      this.#told = [...told, ...this.#told].slice(-maxTold);
      this.#logger.warn({ error }, 'events wait: the outbox could not be drained');
    }
  }

  async #deliverNow() {
    for (;;) {
      let events: Awaited<ReturnType<typeof selectOutboxAfter>>;
      try {
        events = await this.#database.read(system, (db) => selectOutboxAfter(db, this.#last, pageSize));
      } catch (error) {
        this.#logger.warn({ error }, 'events wait: the outbox could not be read');
        return;
      }
      for (const { position, name, payload } of events) {
        this.#last = position;
        this.#hear({ name, payload: inOneSpelling(payload) });
      }
      if (events.length < pageSize) return;
    }
  }

  #hear(event: DomainEvent) {
    for (const hear of this.#hearers.get(event.name) ?? []) {
      try {
        hear(event);
      } catch (error) {
        this.#logger.error({ event: event.name, error }, 'whoever heard an event failed');
      }
    }
  }

  /** Finds events whose NOTIFY was lost, events that a dead process left so many milliseconds ago, and old ones. */
  async #sweepNow(age: number) {
    const now = this.#clock.now().getTime();
    try {
      const state = await this.#database.read(system, (db) => selectOutboxState(db, new Date(now - age)));
      if (state.isWaiting || this.#told.length > 0) this.#drain.soon();
      if (state.last > this.#last) this.#deliver.soon();
      if (performance.now() - this.#cleanedAt < cleanMilliseconds) return;
      this.#cleanedAt = performance.now();
      await this.#database.write(system, (db) => deleteOutboxBefore(db, new Date(now - keepMilliseconds)));
    } catch (error) {
      this.#logger.warn({ error }, 'the outbox could not be swept');
    }
  }
}
