import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { asSystem } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Vault } from 'edutech/core/server/security/vault';
import { insertKey, selectKey } from './provider.queries';

const system = asSystem('keys of the identity provider');
const purpose = 'account.providerKey';

interface Places {
  readonly clock: Clock;
  readonly database: Database;
  readonly vault: Vault;
}

/** A secret that all processes share: made by the first that needs it, sealed by the vault. */
async function sharedSecret({ clock, database, vault }: Places, id: string, make: () => string): Promise<string> {
  const find = () => database.read(system, (db) => selectKey(db, id));
  let row = await find();
  if (!row) {
    const sealed = await vault.seal(make(), purpose, id);
    await database.write(system, (db) => insertKey(db, id, sealed, clock.now()));
    row = await find();
  }
  const text = row && (await vault.open(row.sealed, purpose, id));
  if (!text)
    throw new Error(`The key "${id}" in account.provider_key cannot be opened: restore core.vault_key with it.`);
  return text;
}

/** The key that signs id tokens, as a JSON Web Key. */
export const signingKey = async (places: Places): Promise<Record<string, unknown>> => {
  const make = () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const kid = randomBytes(8).toString('hex');
    return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid });
  };
  return JSON.parse(await sharedSecret(places, 'signing', make)) as Record<string, unknown>;
};

/** The key that signs the provider's cookies. */
export const cookieKey = (places: Places): Promise<string> =>
  sharedSecret(places, 'cookies', () => randomBytes(32).toString('base64url'));
