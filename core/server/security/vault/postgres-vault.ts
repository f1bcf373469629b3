import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { inject, injectable } from '../../../di/inject';
import { asSystem } from '../../actor';
import { Clock } from '../../clock';
import { Database } from '../../data/database';
import { DeploymentKey } from '../deployment-key';
import type { Vault } from '../vault';
import { rowOf } from '../wrapping/wrap-bare-keys';
import { insertVaultKey, lockVault, selectVaultKeys, type VaultKeyRow } from './vault.queries';

const system = asSystem('keys of the vault');
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const shape = /^([0-9a-f]{8})\.([\w-]{38,})$/;

interface VaultKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Keys in `core.vault_key`, read when they are first needed. Sealed texts read `<key>.<iv, cipher text and tag>`. */
@injectable()
export class PostgresVault implements Vault {
  #keys: readonly VaultKey[] = [];

  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Clock) private readonly clock: Clock,
    @inject(DeploymentKey) private readonly deploymentKey: DeploymentKey,
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

  async #newest(): Promise<VaultKey> {
    if (this.#keys.length === 0) await this.#read();
    if (this.#keys.length === 0) await this.#makeFirst();
    return this.#keys[0]!;
  }

  async #makeFirst() {
    await this.database.write(system, async (db) => {
      await lockVault(db);
      if (this.#opened(await selectVaultKeys(db)).length > 0) return;
      const id = randomBytes(4).toString('hex');
      const bytes = this.deploymentKey.wrap(randomBytes(32), rowOf('vault_key', id));
      await insertVaultKey(db, { id, bytes, wrappedBy: this.deploymentKey.id }, this.clock.now());
    });
    await this.#read();
  }

  async #read() {
    this.#keys = this.#opened(await this.database.read(system, selectVaultKeys));
  }

  /** Those that the key of this deployment opens: of the others nothing can be read here. */
  #opened(rows: readonly VaultKeyRow[]): VaultKey[] {
    return rows.flatMap((row) => {
      const bytes = this.deploymentKey.unwrap(row, rowOf('vault_key', row.id));
      return bytes ? [{ id: row.id, bytes }] : [];
    });
  }
}

const purposeKey = ({ bytes }: VaultKey, purpose: string) =>
  Buffer.from(hkdfSync('sha256', bytes, '', `edutech vault ${purpose}`, 32));

const boundTo = (purpose: string, owner: string) => Buffer.from(JSON.stringify([purpose, owner]));
