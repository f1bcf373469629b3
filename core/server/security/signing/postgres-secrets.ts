import { randomBytes } from 'node:crypto';
import { inject, injectable } from '../../../di/inject';
import { asSystem } from '../../actor';
import { Clock } from '../../clock';
import { Database } from '../../data/database';
import type { Db } from '../../data/db';
import type { SecretKey, ServerSecrets } from '../secrets';
import { deleteOldSecrets, insertSecret, lockSecrets, selectSecrets } from './secrets.queries';

const system = asSystem('keys of the server');
/** A key that another process made signs here at the latest after this time; until then the one before it does. */
const reloadMilliseconds = 60_000;
/** Forged key names must not become a query each. */
const askAgainMilliseconds = 1000;

/** Keys in `core.server_secret`, held in memory. */
@injectable()
export class PostgresSecrets implements ServerSecrets {
  #keys: readonly SecretKey[] = [];
  #loadedAt = 0;
  #loading: Promise<void> | undefined;

  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async load() {
    await this.#reload();
    if (this.#keys.length > 0) return;
    await this.database.write(system, async (db) => {
      await lockSecrets(db);
      if ((await selectSecrets(db)).length === 0) await addSecret(db, this.clock.now());
    });
    await this.#reload();
  }

  current() {
    const [newest] = this.#keys;
    if (!newest) throw new Error('The keys of the server are not loaded: ServerSecrets.load() comes before listening.');
    // should it fail, the keys at hand are good, and the next call tries again
    if (this.clock.now().getTime() - this.#loadedAt > reloadMilliseconds) this.#reload().catch(() => undefined);
    return newest;
  }

  find(id: string) {
    const known = this.#keys.find((key) => key.id === id);
    return known ?? this.#findAnew(id);
  }

  async rotate(db: Db, now: Date, { unlessYoungerThan }: { unlessYoungerThan?: Date } = {}) {
    await lockSecrets(db);
    const [newest] = await selectSecrets(db);
    if (newest && unlessYoungerThan && newest.createdAt > unlessYoungerThan) return;
    await addSecret(db, now);
    await deleteOldSecrets(db);
    db.afterCommit(() => this.#reload());
  }

  async #findAnew(id: string) {
    if (this.clock.now().getTime() - this.#loadedAt < askAgainMilliseconds) return null;
    await this.#reload();
    return this.#keys.find((key) => key.id === id) ?? null;
  }

  #reload(): Promise<void> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #read() {
    const rows = await this.database.read(system, selectSecrets);
    // a key that is known stays the same object, and so do the keys derived from it
    this.#keys = rows.map(({ id, bytes }) => this.#keys.find((key) => key.id === id) ?? { id, bytes });
    this.#loadedAt = this.clock.now().getTime();
  }
}

const addSecret = (db: Db, now: Date) => insertSecret(db, randomBytes(4).toString('hex'), randomBytes(32), now);
