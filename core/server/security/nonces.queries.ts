import { type Db, sql } from '../data/db';

/** What a nonce was for: equal ones of two kinds are two. */
export type NonceKind = 'sealed' | 'proof' | 'sky-class';

/** Spends a nonce; false when it was used before, on whatever process. */
export const spendNonce = async (db: Db, kind: NonceKind, nonce: string, expiresAt: Date) =>
  (await db.run(sql`
    insert into core.used_nonce (kind, nonce, expires_at) values (${kind}, ${nonce}, ${expiresAt}) on conflict do nothing`)) ===
  1;
