import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { inject, injectable } from '../../../di/inject';
import { asSystem } from '../../actor';
import { Clock } from '../../clock';
import { Database } from '../../data/database';
import type { Vault } from '../vault';
import { insertVaultKey, lockVault, selectVaultKeys, type VaultKeyRow } from './vault.queries';

const system = asSystem('keys of the vault');
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const shape = /^([0-9a-f]{8})\.([\w-]{38,})$/;

/** Keys in `core.vault_key`, read when they are first needed. Sealed texts read `<key>.<iv, cipher text and tag>`. */
@injectable()
export class PostgresVault implements Vault {
  #keys: readonly VaultKeyRow[] = [];

  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async seal(text: string, purpose: string, owner: string) {
    const key = await this.#newest();
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, purposeKey(key, purpose), iv).setAAD(boundTo(purpose, owner));
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${key.id}.${sealed.toString('base64url')}`;
  }

  async open(sealed: string, purpose: string, owner: string) {
    const [, keyId, body] = shape.exec(sealed) ?? [];
    const key = keyId === undefined ? undefined : await this.#find(keyId);
    if (!key || body === undefined) return null;
    const bytes = Buffer.from(body, 'base64url');
    const decipher = createDecipheriv(algorithm, purposeKey(key, purpose), bytes.subarray(0, ivBytes))
      .setAAD(boundTo(purpose, owner))
      .setAuthTag(bytes.subarray(-tagBytes));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  async #find(id: string) {
    const known = this.#keys.find((key) => key.id === id);
    if (known) return known;
    await this.#read();
    return this.#keys.find((key) => key.id === id);
  }

  async #newest(): Promise<VaultKeyRow> {
    if (this.#keys.length === 0) await this.#read();
    if (this.#keys.length === 0) await this.#makeFirst();
    return this.#keys[0]!;
  }

  async #makeFirst() {
    await this.database.write(system, async (db) => {
      await lockVault(db);
      if ((await selectVaultKeys(db)).length > 0) return;
      await insertVaultKey(db, { id: randomBytes(4).toString('hex'), bytes: randomBytes(32) }, this.clock.now());
    });
    await this.#read();
  }

  async #read() {
    this.#keys = await this.database.read(system, selectVaultKeys);
  }
}

const purposeKey = ({ bytes }: VaultKeyRow, purpose: string) =>
  Buffer.from(hkdfSync('sha256', bytes, '', `edutech vault ${purpose}`, 32));

const boundTo = (purpose: string, owner: string) => Buffer.from(JSON.stringify([purpose, owner]));
