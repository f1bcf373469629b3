import { randomBytes } from 'node:crypto';
import { inject, injectable } from '../../../di/inject';
import { asSystem } from '../../actor';
import { Clock } from '../../clock';
import { isYoungerThan } from '../../clock';
import { Database } from '../../data/database';
import type { Db } from '../../data/db';
import type { SecretKey, ServerSecrets } from '../secrets';
import { DeploymentKey } from '../deployment-key';
import { rowOf } from '../wrapping/wrap-bare-keys';
import { deleteOldSecrets, insertSecret, lockSecrets, type SecretRow, selectSecrets } from './secrets.queries';

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
    @inject(DeploymentKey) private readonly deploymentKey: DeploymentKey,
  ) {}

  async load() {
    await this.#reload();
    if (this.#keys.length > 0) return;
    await this.database.write(system, async (db) => {
      await lockSecrets(db);
      if (this.#opened(await selectSecrets(db)).length === 0) await this.#add(db, this.clock.now());
    });
    await this.#reload();
  }

  current() {
    const [newest] = this.#keys;
    if (!newest) throw new Error('The keys of the server are not loaded: ServerSecrets.load() comes before listening.');
    // should it fail, the keys at hand are good, and the next call tries again
    if (!this.#isLoadedSince(reloadMilliseconds)) this.#reload().catch(() => undefined);
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
    await this.#add(db, now);
    await deleteOldSecrets(db);
    db.afterCommit(() => this.#reload());
  }

  async #findAnew(id: string) {
    if (this.#isLoadedSince(askAgainMilliseconds)) return null;
    await this.#reload();
    return this.#keys.find((key) => key.id === id) ?? null;
  }

  #reload(): Promise<void> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  #isLoadedSince(milliseconds: number): boolean {
    return isYoungerThan(milliseconds, this.#loadedAt, this.clock.now().getTime());
  }

  async #read() {
    const rows = await this.database.read(system, selectSecrets);
    this.#keys = this.#opened(rows);
    this.#loadedAt = this.clock.now().getTime();
  }

  /** Those that the key of this deployment opens. One that is known stays the same object, and so do the keys derived from it. */
  #opened(rows: readonly SecretRow[]): SecretKey[] {
    return rows.flatMap((row) => {
      const known = this.#keys.find(({ id }) => id === row.id);
      const bytes = known?.bytes ?? this.deploymentKey.unwrap(row, rowOf('server_secret', row.id));
      return bytes ? [known ?? { id: row.id, bytes }] : [];
    });
  }

  #add(db: Db, createdAt: Date) {
    const id = randomBytes(4).toString('hex');
    const bytes = this.deploymentKey.wrap(randomBytes(32), rowOf('server_secret', id));
    return insertSecret(db, { id, bytes, wrappedBy: this.deploymentKey.id, createdAt });
  }
}
