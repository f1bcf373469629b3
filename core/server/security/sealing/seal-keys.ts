import { randomBytes } from 'node:crypto';
import { toBase64Url } from '../../../common/security/base64url';
import type { SealKey } from '../../../common/security/sealing';
import { asSystem } from '../../actor';
import { apart, isYoungerThan } from '../../clock';
import type { Database } from '../../data/database';
import type { Db } from '../../data/db';
import type { DeploymentKey } from '../deployment-key';
import { rowOf } from '../wrapping/wrap-bare-keys';
import { deleteOldSealKeys, insertSealKey, lockSealKeys, type SealKeyRow, selectSealKeys } from './seal-keys.queries';

const system = asSystem('keys for encrypted requests');
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
/** A key is the newest for a day; the one before it still opens. */
const dayMilliseconds = 86_400_000;
/** Forged key names must not become a query each. */
const askAgainMilliseconds = 1000;

interface LoadedKey extends SealKey {
  readonly privateKey: CryptoKey;
  readonly createdAt: Date;
}

/**
 * The server's key pairs for encrypted requests, shared by all processes through `core.seal_key`. When a requested key
 * is a day old, the next one is created, so rotation needs no job.
 */
export class SealKeys {
  readonly #database: Database;
  #keys: readonly LoadedKey[] = [];
  #loadedAt = Number.NEGATIVE_INFINITY;

  constructor(
    database: Database,
    private readonly deploymentKey: DeploymentKey,
  ) {
    this.#database = database;
  }

  /** The newest key, made if there is none of today. */
  async current(now: Date): Promise<LoadedKey> {
    if (!isFresh(this.#keys[0], now)) await this.#load(now);
    if (!isFresh(this.#keys[0], now)) {
      await this.#database.write(system, (db) => this.#makeUnlessMade(db, now));
      await this.#load(now);
    }
    return this.#keys[0]!;
  }

  /** The key of this name while it is one of the last two. */
  async find(id: string, now: Date): Promise<LoadedKey | null> {
    const isKnown = this.#keys.some((key) => key.keyId === id);
    if (!isKnown && !isYoungerThan(askAgainMilliseconds, this.#loadedAt, now.getTime())) await this.#load(now);
    return this.#keys.find((key) => key.keyId === id) ?? null;
  }

  async #load(now: Date) {
    const rows = await this.#database.read(system, selectSealKeys);
    this.#keys = await Promise.all(
      this.#opened(rows).map(async (row) => this.#keys.find((key) => key.keyId === row.id) ?? loaded(row)),
    );
    this.#loadedAt = now.getTime();
  }

  /** Those that the key of this deployment opens. */
  #opened(rows: readonly SealKeyRow[]): SealKeyRow[] {
    return rows.flatMap((row) => {
      const stored = { bytes: row.privateKey, wrappedBy: row.wrappedBy };
      const privateKey = this.deploymentKey.unwrap(stored, rowOf('seal_key', row.id));
      return privateKey ? [{ ...row, privateKey }] : [];
    });
  }

  async #makeUnlessMade(db: Db, now: Date) {
    await lockSealKeys(db);
    const [newest] = this.#opened(await selectSealKeys(db));
    if (newest && isYoungerThan(dayMilliseconds, newest.createdAt.getTime(), now.getTime(), apart)) return;
    const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
    const id = randomBytes(6).toString('hex');
    const privateKey = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey));
    await insertSealKey(db, {
      id,
      publicKey: Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey)),
      privateKey: this.deploymentKey.wrap(privateKey, rowOf('seal_key', id)),
      wrappedBy: this.deploymentKey.id,
      createdAt: now,
    });
    await deleteOldSealKeys(db);
  }
}

const isFresh = (key: LoadedKey | undefined, now: Date) =>
  key !== undefined && isYoungerThan(dayMilliseconds, key.createdAt.getTime(), now.getTime(), apart);

async function loaded({ id, publicKey, privateKey, createdAt }: SealKeyRow): Promise<LoadedKey> {
  const imported = await crypto.subtle.importKey('pkcs8', new Uint8Array(privateKey), curve, false, ['deriveBits']);
  return { keyId: id, publicKey: toBase64Url(publicKey), privateKey: imported, createdAt };
}
