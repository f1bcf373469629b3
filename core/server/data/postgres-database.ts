import { createHash } from 'node:crypto';
import pg from 'pg';
import type { CompiledQuery } from 'kysely';
import type { Actor, SystemActor } from '../actor';
import type { Logger } from '../logger';
import type { Database } from './database';
import { type Db, dbOver } from './db';
import { listenOn } from './listener';
import { scopeKey, scopeOf, setScope } from './scope';
import { types } from './types';

/** Named statements are planned once per connection (33 k/s against 19 k/s unnamed); past this many we stop naming. */
const maxNamedStatements = 2000;
const retriable = new Set(['40001', '40P01']);
const tries = 3;

interface PooledClient extends pg.PoolClient {
  scopeKey?: string;
  /** What is asked of it in this turn waits for the turn's end. */
  isGathering?: boolean;
}

/** Rows over a pool of pipelined connections of the application role (never owner, never superuser). */
export class PostgresDatabase implements Database {
  readonly #pool: pg.Pool;
  readonly #names = new Map<string, string>();
  readonly #logger: Logger;
  readonly #url: string;
  #statements = 0;

  constructor(url: string, logger: Logger, size = 10) {
    this.#url = url;
    this.#logger = logger;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: size,
      pipeline: true,
      types,
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: 10_000,
      statement_timeout: 60_000,
    });
    // a connection that the server closes must not end the process: not an idle one, of which the pool tells once more, nor
    // one that a call holds, whose statements fail and beside them an event that would be thrown without a hearer
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => {
      client.on('error', () => undefined);
      // it may tell twice: why it was closed, and that it is
      client.once('error', (error) => logger.warn({ error: error.message }, 'a database connection was lost'));
    });
  }

  get statements() {
    return this.#statements;
  }

  get connections() {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting };
  }

  async read<T>(actor: Actor | SystemActor, work: (db: Db) => Promise<T>): Promise<T> {
    // taken with the first statement: a call that is answered from a cache, or opens its own transaction, holds none
    let taken: Promise<PooledClient> | undefined;
    let isOver = false;
    const send = async (query: CompiledQuery) => {
      if (isOver) throw new Error(tooLate);
      taken ??= this.#connect(actor);
      return this.#send(await taken, query);
    };
    try {
      const result = await work(dbOver(send, runNow));
      isOver = true;
      (await taken)?.release();
      return result;
    } catch (error) {
      isOver = true;
      await taken?.then(
        (client) => client.release(isBroken(error)),
        () => undefined,
      );
      throw error;
    }
  }

  async write<T>(actor: Actor | SystemActor, work: (db: Db) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#transaction(actor, work);
      } catch (error) {
        if (attempt >= tries || !retriable.has((error as { code?: string }).code ?? '')) throw error;
      }
    }
  }

  listen(channel: string, hear: (payload: string) => void) {
    return listenOn(this.#url, channel, hear, this.#logger);
  }

  async isReachable() {
    try {
      await this.#pool.query('select 1');
      return true;
    } catch {
      return false;
    }
  }

  close() {
    return this.#pool.end();
  }

  async #transaction<T>(actor: Actor | SystemActor, work: (db: Db) => Promise<T>): Promise<T> {
    const client = await this.#connect(actor);
    const afterwards: (() => void | Promise<void>)[] = [];
    let isOver = false;
    const send = async (query: CompiledQuery) => {
      if (isOver) throw new Error(tooLate);
      return this.#send(client, query);
    };
    let result: T;
    try {
      // BEGIN travels with the first statement; should it fail, so does everything after it
      gather(client);
      const began = client.query('begin');
      began.catch(() => undefined);
      result = await work(dbOver(send, (next) => void afterwards.push(next)));
      isOver = true;
      await began;
      await client.query('commit');
      client.release();
    } catch (error) {
      isOver = true;
      const rolledBack = await client.query('rollback').then(
        () => true,
        () => false,
      );
      client.release(!rolledBack);
      throw error;
    }
    for (const next of afterwards) await runNow(next);
    return result;
  }

  async #connect(actor: Actor | SystemActor): Promise<PooledClient> {
    const client: PooledClient = await this.#pool.connect();
    const scope = scopeOf(actor);
    const key = scopeKey(scope);
    if (client.scopeKey !== key) {
      client.scopeKey = key;
      gather(client);
      const { sql, parameters } = setScope(scope);
      const set = client.query({ name: 'scope', text: sql, values: [...parameters] });
      // pipelined: whatever follows waits for it on the server; a failure means that the connection is gone
      set.catch(() => {
        client.scopeKey = '';
      });
    }
    return client;
  }

  #send(client: PooledClient, query: CompiledQuery): Promise<pg.QueryResult> {
    this.#statements += 1;
    gather(client);
    return client.query({ name: this.#nameOf(query.sql), text: query.sql, values: [...query.parameters] });
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= maxNamedStatements) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
  }
}

/**
 * Lets all that is asked of a connection in one turn of the event loop leave in one write: scope, BEGIN and the first
 * statement, or the statements of a `Promise.all`. A system call costs more than what else a statement costs here.
 */
function gather(client: PooledClient): void {
  if (client.isGathering) return;
  client.isGathering = true;
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => {
    client.isGathering = false;
    stream.uncork();
  });
}

/** What goes on beside a `Promise.all` that failed must not reach a connection that is somebody else's by now. */
const tooLate = 'A statement came after its call had ended: await everything that uses db.';

const runNow = async (work: () => void | Promise<void>) => {
  await work();
};

/** Connection-level trouble (class 08, 57P): the client must not return to the pool. */
const isBroken = (error: unknown) => {
  const { code, message = '' } = error as { code?: unknown; message?: string };
  // an AppError's code is a number: the connection is in order
  if (typeof code === 'number') return false;
  return /^(08|57P)/.test(String(code ?? '')) || /terminated|Connection/.test(message);
};
