import { undecodable } from '../../../common/errors';
import { parseSealed, unseal } from '../../../common/security/sealing';
import { inject, injectable } from '../../../di/inject';
import { asSystem } from '../../actor';
import { Database } from '../../data/database';
import { DeploymentKey } from '../deployment-key';
import { refuseCrowded } from '../crowded-json';
import { spendNonce } from '../nonces.queries';
import type { SealedFor, SealedRequests } from '../sealed-request';
import { SealKeys } from './seal-keys';

const system = asSystem('nonces of encrypted requests');
/**
 * How far the sender's clock may be off, either way. Pages correct theirs by the server's, which they get with the key.
 */
const skewMilliseconds = 120_000;

/** Opens the format of core/common/security/sealing.ts with the keys of `core.seal_key`; each sealed text opens once. */
@injectable()
export class EcdhSealedRequests implements SealedRequests {
  readonly #database: Database;
  readonly #keys: SealKeys;

  constructor(@inject(Database) database: Database, @inject(DeploymentKey) deploymentKey: DeploymentKey) {
    this.#database = database;
    this.#keys = new SealKeys(database, deploymentKey);
  }

  async open(text: string, where: SealedFor, now: Date, mostKeys: number) {
    const json = await this.openText(text, where, now);
    refuseCrowded(json, mostKeys);
    const opened = parseJson(json);
    if (typeof opened !== 'object' || opened === null || Array.isArray(opened)) throw undecodable();
    return opened as Record<string, unknown>;
  }

  async openText(text: string, where: SealedFor, now: Date) {
    const sealed = parseSealed(text);
    if (!sealed || Math.abs(now.getTime() - sealed.time) > skewMilliseconds) throw undecodable();
    const key = await this.#keys.find(sealed.keyId, now);
    if (!key) throw undecodable();
    const opened = await unseal(sealed, key.privateKey, where).catch(() => null);
    if (opened === null) throw undecodable();
    // only nonces of senders with the key take up space in the table
    const expiresAt = new Date(sealed.time + 2 * skewMilliseconds);
    const isFirst = await this.#database.write(system, (db) => spendNonce(db, 'sealed', sealed.nonce, expiresAt));
    if (!isFirst) throw undecodable();
    return opened;
  }

  async sealKey(now: Date) {
    const { keyId, publicKey } = await this.#keys.current(now);
    return { keyId, publicKey };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw undecodable();
  }
}
