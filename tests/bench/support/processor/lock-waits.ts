import pg from 'pg';

/** Milliseconds between two looks. */
const pause = 20;

/** How long connections of a database wait for each other's locks, looked at many times a second. */
export class LockWaits {
  readonly #client: pg.Client;
  #waited = 0;
  #lookedAt = 0;
  #isOver = false;
  #looking = Promise.resolve();

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** Begins to look; `pid` is the process that is not to be counted with those of the bench. */
  static async over(ownerUrl: string): Promise<LockWaits & { readonly pid: number }> {
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const waits = new LockWaits(client);
    waits.#lookedAt = performance.now();
    waits.#looking = waits.#look();
    return Object.assign(waits, { pid: rows[0]!.pid });
  }

  /** Summed over all connections that waited, in milliseconds. */
  get milliseconds(): number {
    return this.#waited;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#looking;
    await this.#client.end();
  }

  async #look(): Promise<void> {
    while (!this.#isOver) {
      const { rows } = await this.#client.query<{ waiting: number }>({
        name: 'lock waits',
        text: `select count(*)::int as waiting from pg_locks where not granted`,
      });
      const now = performance.now();
      this.#waited += (rows[0]?.waiting ?? 0) * (now - this.#lookedAt);
      this.#lookedAt = now;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
