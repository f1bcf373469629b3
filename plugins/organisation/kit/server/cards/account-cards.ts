import { createHash, randomBytes } from 'node:crypto';
import { newId, type Id } from 'edutech/core/common/ids';
import { token } from 'edutech/core/common/token';
import type { Db } from 'edutech/core/server/data/db';
import {
  type FoundCard,
  insertCards,
  restoreCards,
  revokeCards,
  selectCard,
  updateCardUsed,
} from './account-cards.queries';

const secretBytes = 24;

/**
 * Account cards: what the QR code of a printed card signs in with. The secret itself is kept nowhere, only its SHA-256;
 * a lost card is revoked and, found again at once, restored, never changed. Everything here asks as the system.
 */
export interface AccountCards {
  /**
   * New cards for these people, person → secret (`cardAddress` puts it into the QR code). Their cards that nobody ever
   * used are revoked; with `all` the used ones too.
   */
  issue(db: Db, personIds: readonly Id[], now: Date, options?: { all?: boolean }): Promise<Map<Id, string>>;
  /** The card of a secret that somebody shows; null: unknown or revoked. Signing in is the caller's (SignIns, throttle). */
  find(db: Db, secret: string): Promise<FoundCard | null>;
  /** Notes that somebody has signed in with a card. */
  used(db: Db, cardId: Id, now: Date): Promise<void>;
  /** Ends all cards of these people (lost, left). Answers who had one; sessions are left to the caller. */
  revoke(db: Db, personIds: readonly Id[], now: Date): Promise<readonly Id[]>;
  /** Restores the cards that were revoked at that very moment. Returns whose cards are valid again. */
  restore(db: Db, personIds: readonly Id[], revokedAt: Date): Promise<readonly Id[]>;
}
export const AccountCards = token<AccountCards>('organisation.AccountCards');

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Cards as the table has them. */
export const tableAccountCards: AccountCards = {
  issue: async (db, personIds, now, { all = false } = {}) => {
    await revokeCards(db, personIds, now, { unusedOnly: !all });
    const secrets = new Map(personIds.map((id) => [id, randomBytes(secretBytes).toString('base64url')]));
    const rows = [...secrets].map(([person_id, secret]) => ({
      id: newId(now.getTime()),
      person_id,
      secret_hash: hashOf(secret),
      issued_at: now,
    }));
    await insertCards(db, rows);
    return secrets;
  },
  find: async (db, secret) => (await selectCard(db, hashOf(secret))) ?? null,
  used: async (db, cardId, now) => void (await updateCardUsed(db, cardId, now)),
  revoke: async (db, personIds, now) => peopleOf(await revokeCards(db, personIds, now, { unusedOnly: false })),
  restore: async (db, personIds, revokedAt) => peopleOf(await restoreCards(db, personIds, revokedAt)),
};

const peopleOf = (rows: readonly { readonly personId: Id }[]) => [...new Set(rows.map(({ personId }) => personId))];
