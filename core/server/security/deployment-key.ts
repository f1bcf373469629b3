import { token } from '../../common/token';

/**
 * Encrypts the keys that lie in tables (of signatures, of encrypted requests, of the vault) by a key that lies beside the database,
 * in a file: who has the tables or a backup of them has none of these keys. What was encrypted opens in its own row only.
 */
export interface DeploymentKey {
  /** Short name, kept with what it encrypted. */
  readonly id: string;
  /** `row`: table and id. */
  wrap(bytes: Uint8Array, row: string): Buffer;
  /** Null when another key encrypted it, or it was changed. Without a name it was stored before there was a key. */
  unwrap(stored: { readonly bytes: Uint8Array; readonly wrappedBy: string | null }, row: string): Buffer | null;
}
export const DeploymentKey = token<DeploymentKey>('core.DeploymentKey');
