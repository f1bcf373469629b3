import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import type { Actor, DataActor, SystemActor } from '../../actor';
import type { Logger } from '../../logger';
import { isUnreachable } from '../../unreachable';
import { ConnectionPools, type Lease, type PooledClient } from './connection-pools';
import type { Database } from '../database';
import { type Db, dbOver } from '../db';
import { listenOn } from './listener';
import { scopeKey, scopeOf, setScope } from '../scope';
import { type Answer, type Statement, sendStatement } from './statement';

/** Named statements are planned once per connection (33 k/s against 19 k/s unnamed); past this many we stop naming. */
const maxNamedStatements = 2000;
const retriable = new Set(['40001', '40P01']);
const tries = 3;

/** Rows over pools of pipelined connections of the application role (never owner, never superuser). */
export class PostgresDatabase implements Database {
  readonly #pools: ConnectionPools;
  readonly #known = new Map<string, Statement>();
  readonly #logger: Logger;
  readonly #url: string;
  #statements = 0;

  constructor(url: string, logger: Logger, size = 10) {
    this.#url = url;
    this.#logger = logger;
    this.#pools = new ConnectionPools(url, logger, size);
  }

  get statements() {
    return this.#statements;
  }

  get connections() {
    return this.#pools.connections;
  }

  read<T>(actor: DataActor, work: (db: Db) => Promise<T>): Promise<T> {
    return this.#pools.within((lease) => this.#statementByStatement(lease, actor, work));
  }

  async write<T>(actor: Actor | SystemActor, work: (db: Db) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#pools.within((lease) => this.#transaction(lease, actor, work));
      } catch (error) {
        if (attempt >= tries || !retriable.has((error as { code?: string }).code ?? '')) throw error;
      }
    }
  }

  listen(channel: string, hear: (payload: string) => void) {
    return listenOn(this.#url, channel, hear, this.#logger);
  }

  isReachable() {
    return this.#pools.isReachable();
  }

  close() {
    return this.#pools.close();
  }

  async #statementByStatement<T>(lease: Lease, actor: DataActor, work: (db: Db) => Promise<T>): Promise<T> {
    // taken with the first statement: a call that is answered from a cache, or opens its own transaction, holds none
    let taken: Promise<PooledClient> | undefined;
    let isOver = false;
    const send = async (query: CompiledQuery) => {
      if (isOver) throw new Error(tooLate);
      taken ??= this.#connect(lease, actor);
      return this.#send(await taken, query);
    };
    try {
      const result = await work(dbOver(send, runNow, refuseSystem));
      isOver = true;
      if (taken) lease.giveBack(await taken);
      return result;
    } catch (error) {
      isOver = true;
      await taken?.then(
        (client) => lease.giveBack(client, isUnreachable(error)),
        () => undefined,
      );
      throw error;
    }
  }

  async #transaction<T>(lease: Lease, actor: Actor | SystemActor, work: (db: Db) => Promise<T>): Promise<T> {
    const client = await this.#connect(lease, actor);
    const afterwards: (() => void | Promise<void>)[] = [];
    let isOver = false;
    let isSystems = false;
    const send = async (query: CompiledQuery) => {
      if (isOver) throw new Error(tooLate);
      if (isSystems) throw new Error(besideSystem);
      return this.#send(client, query);
    };
    const whenDone: Db['afterCommit'] = (next) => void afterwards.push(next);
    const asSystem: Db['as'] = async (system, part) => {
      if (isOver || isSystems) throw new Error(isOver ? tooLate : besideSystem);
      isSystems = true;
      let isPartOver = false;
      const sendPart = async (query: CompiledQuery) => {
        if (isPartOver) throw new Error(tooLate);
        return this.#send(client, query);
      };
      this.#setLocally(client, system);
      try {
        return await part(dbOver(sendPart, whenDone));
      } finally {
        isPartOver = true;
        isSystems = false;
        this.#setLocally(client, actor);
      }
    };
    let result: T;
    try {
      // BEGIN travels with the first statement; should it fail, so does everything after it
      gather(client);
      const began = client.query('begin');
      began.catch(() => undefined);
      result = await work(dbOver(send, whenDone, actor.kind === 'system' ? undefined : asSystem));
      isOver = true;
      await began;
      await client.query('commit');
      lease.giveBack(client);
    } catch (error) {
      isOver = true;
      const rolledBack = await client.query('rollback').then(
        () => true,
        () => false,
      );
      lease.giveBack(client, !rolledBack);
      throw error;
    }
    for (const next of afterwards) await runNow(next);
    return result;
  }

  async #connect(lease: Lease, actor: DataActor): Promise<PooledClient> {
    const client = await lease.take();
    const scope = scopeOf(actor);
    const key = scopeKey(scope);
    if (client.scopeKey !== key) {
      client.scopeKey = key;
      gather(client);
      const { sql, parameters } = setScope(scope);
      const set = sendStatement(client, this.#statementOf(sql), parameters);
      // pipelined: statements are sent behind it at once, and answered to nobody before it has succeeded. Where it fails (it was
      // cancelled), they ran in the scope before: a transaction is rolled back, and the connection serves nobody again
      client.settingScope = set.then(
        () => {
          client.settingScope = undefined;
        },
        (error: unknown) => {
          client.isScopeUnknown = true;
          throw error;
        },
      );
      client.settingScope.catch(() => undefined);
    }
    return client;
  }

  /** For the rest of the transaction. Where it fails, so does everything after it, because the transaction is over. */
  #setLocally(client: PooledClient, actor: Actor | SystemActor): void {
    gather(client);
    const { sql, parameters } = setScope(scopeOf(actor), { isLocal: true });
    sendStatement(client, this.#statementOf(sql), parameters).catch(() => undefined);
  }

  #send(client: PooledClient, query: CompiledQuery): Promise<Answer> {
    this.#statements += 1;
    gather(client);
    const sent = sendStatement(client, this.#statementOf(query.sql), query.parameters);
    if (!client.settingScope) return sent;
    // where the scope could not be set, the answer is none of this caller's
    return Promise.all([sent, client.settingScope]).then(([result]) => result);
  }

  #statementOf(text: string): Statement {
    const known = this.#known.get(text);
    if (known) return known;
    if (this.#known.size >= maxNamedStatements) return { text };
    const statement = { text, name: createHash('sha1').update(text).digest('base64url') };
    this.#known.set(text, statement);
    return statement;
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

/** Two statements at once would leave it to chance as whom the second is sent. */
const besideSystem = 'A statement came beside a part that runs as the system: await that first.';

const refuseSystem: Db['as'] = async () => {
  throw new Error('Only a transaction has parts that run as the system: write, instead of reading.');
};

/** Code that continues beside a failed `Promise.all` must not use a connection that belongs to another call by now. */
const tooLate = 'A statement came after its call had ended: await everything that uses db.';

const runNow = async (work: () => void | Promise<void>) => {
  await work();
};
