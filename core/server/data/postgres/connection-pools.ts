import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Logger } from '../../logger';
import type { Preparing } from './statement';

/** A connection that remembers what it was last used for. */
export interface PooledClient extends pg.PoolClient, Preparing {
  scopeKey?: string;
  /** Its scope is on the way; what is sent behind it waits for it. */
  settingScope?: Promise<void> | undefined;
  /** Its scope could not be set. */
  isScopeUnknown?: boolean;
  /** Statements of this turn wait for its end. */
  isGathering?: boolean;
}

/** What one piece of work has of connections: at most one. */
export interface Lease {
  take(): Promise<PooledClient>;
  /** @param isBroken it must not serve anybody again */
  giveBack(client: PooledClient, isBroken?: boolean): void;
}

/** Whether the work that runs now holds a connection: what it opens beside it gets one of the other kind. */
interface Holding {
  isHeld: boolean;
}

/**
 * Connections for calls, and fewer for statements of a call beside the connection that it holds (a query as the system,
 * a job's record). With one pool for both, as many calls as there are connections could each hold one and wait for
 * another for ever.
 */
export class ConnectionPools {
  readonly #outer: pg.Pool;
  readonly #inner: pg.Pool;
  readonly #holding = new AsyncLocalStorage<Holding>();

  /** @param size of the pool of calls; a half of it more for what they ask beside that. */
  constructor(url: string, logger: Logger, size: number) {
    this.#outer = poolOf(url, logger, size);
    this.#inner = poolOf(url, logger, Math.ceil(size / 2));
  }

  /** Of both pools. */
  get connections() {
    const pools = [this.#outer, this.#inner];
    const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
    return {
      open: sum(({ totalCount }) => totalCount),
      idle: sum(({ idleCount }) => idleCount),
      waiting: sum(({ waitingCount }) => waitingCount),
    };
  }

  /** Runs `work` with a lease of its own. A third connection beside a second is not asked for anywhere. */
  within<T>(work: (lease: Lease) => Promise<T>): Promise<T> {
    const around = this.#holding.getStore();
    const own: Holding = { isHeld: false };
    const lease: Lease = {
      take: () => {
        const isBeside = [around, this.#holding.getStore()].some((one) => one !== own && one?.isHeld);
        own.isHeld = true;
        return (isBeside ? this.#inner : this.#outer).connect();
      },
      giveBack: (client, isBroken) => {
        own.isHeld = false;
        client.release(isBroken || client.isScopeUnknown);
      },
    };
    return this.#holding.run(own, () => work(lease));
  }

  async isReachable() {
    try {
      await this.#outer.query('select 1');
      return true;
    } catch {
      return false;
    }
  }

  async close() {
    await Promise.all([this.#outer.end(), this.#inner.end()]);
  }
}

function poolOf(url: string, logger: Logger, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
  });
  // a connection that the server closes must not end the process: neither an idle one, which the pool reports too, nor
  // one that a call holds, whose statements fail and which also emits an event that nobody handles
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // it may report twice: why it was closed, and that it is
    client.once('error', (error) => logger.warn({ error }, 'a database connection was lost'));
  });
  return pool;
}
