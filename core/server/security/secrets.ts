import type { Awaitable } from '../../common/awaitable';
import { token } from '../../common/token';
import type { Db } from '../data/db';

/** A secret of the server that all its processes share. */
export interface SecretKey {
  /** Short name that is sent with the signed text. */
  readonly id: string;
  /** 32 random bytes. Never used as it is: each purpose has its own key, derived by HKDF (see signing/signature.ts). */
  readonly bytes: Uint8Array;
}

/**
 * The keys behind everything that the server signs (request tokens, tickets, proofs of work). They lie in
 * `core.server_secret`, so that several processes share them; the newest signs, the last two are believed.
 */
export interface ServerSecrets {
  /** Loads the keys, and makes the first one of a new deployment. Before the server listens. */
  load(): Promise<void>;
  /** The key that signs. Throws when `load` has not run. */
  current(): SecretKey;
  /** The key of this name while it is one of the last two; asks the database once when it is new to this process. */
  find(id: string): Awaitable<SecretKey | null>;
  /** Makes a new key, unless the newest was made after a time; the one before stays believed, older ones no more. */
  rotate(db: Db, now: Date, options?: { unlessYoungerThan?: Date }): Promise<void>;
}
export const ServerSecrets = token<ServerSecrets>('core.ServerSecrets');
