import { token } from '../../common/token';

/**
 * Seals secrets that must be read again and must not be readable in tables or backups of one table (secrets of one-time
 * codes, client secrets of partners): AES-256-GCM under a key for each purpose. A sealed text opens only for the owner
 * for whom it was sealed, so rows cannot be exchanged. Its keys, in `core.vault_key`, stay for good; the newest seals.
 */
export interface Vault {
  /** `purpose`: owner, dot, word (`account.totp`); `owner`: id of the row's person or thing. */
  seal(text: string, purpose: string, owner: string): Promise<string>;
  /** Null when it was sealed for something else, changed, or by another deployment. */
  open(sealed: string, purpose: string, owner: string): Promise<string | null>;
}
export const Vault = token<Vault>('core.Vault');
