import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { SsoAttempt } from './identity-service';

// All of it acts as the system: the person is not signed in yet.

export const insertAttempt = (db: Db, id: Buffer, attempt: SsoAttempt, expiresAt: Date) =>
  db.run(sql`
    insert into account.sso_attempt (id, provider, state, nonce, verifier, target, expires_at)
    values (${id}, ${attempt.provider}, ${attempt.state}, ${attempt.nonce}, ${attempt.verifier}, ${attempt.target},
      ${expiresAt})`);

/** Uses an attempt up. */
export const consumeAttempt = (db: Db, id: Buffer, provider: string, now: Date) =>
  db.maybe<SsoAttempt>(sql`
    delete from account.sso_attempt where id = ${id} and provider = ${provider} and expires_at > ${now}
    returning provider, state, nonce, verifier, target`);

export const deleteOldAttempts = (db: Db, now: Date) =>
  db.run(sql`delete from account.sso_attempt where expires_at <= ${now}`);

/** A session at a service on which one of ours hangs. */
export interface IdentitySession {
  readonly id: Id;
  readonly provider: string;
  readonly subject: string;
  readonly sessionHash: Buffer | null;
  readonly personId: Id;
}

export const insertIdentitySession = (db: Db, one: IdentitySession, now: Date) =>
  db.run(sql`
    insert into account.identity_session (id, provider, subject, session_hash, person_id, created_at)
    values (${one.id}, ${one.provider}, ${one.subject}, ${one.sessionHash}, ${one.personId}, ${now})`);

/** Forgets the sessions at a service that have ended: one of a subject or all of them; returns their ids. */
export const deleteIdentitySessions = async (
  db: Db,
  provider: string,
  ended: { readonly subject: string | null; readonly sessionHash: Buffer | null },
) =>
  (
    await db.all<{ id: Id }>(sql`
      delete from account.identity_session
      where provider = ${provider}
        and (${ended.subject}::text is null or subject = ${ended.subject})
        and (${ended.sessionHash}::bytea is null or session_hash = ${ended.sessionHash})
        and (${ended.subject}::text is not null or ${ended.sessionHash}::bytea is not null)
      returning id`)
  ).map(({ id }) => id);

export const deleteOldIdentitySessions = (db: Db, before: Date) =>
  db.run(sql`delete from account.identity_session where created_at < ${before}`);

/** False when this logout token was taken before. */
export const consumeLogoutToken = async (db: Db, provider: string, id: string, expiresAt: Date) =>
  (await db.run(sql`
    insert into account.spent_logout (provider, id, expires_at) values (${provider}, ${id}, ${expiresAt})
    on conflict do nothing`)) === 1;

export const deleteOldLogouts = (db: Db, now: Date) =>
  db.run(sql`delete from account.spent_logout where expires_at <= ${now}`);
