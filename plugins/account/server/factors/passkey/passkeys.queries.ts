import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

export interface PasskeyRow {
  readonly id: Id;
  readonly personId: Id;
  readonly name: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
}

const columns = sql`
  id, person_id, name, credential_id, public_key, counter::int8 as counter, transports`;

export const selectPasskeys = (db: Db, personId: Id) =>
  db.all<PasskeyRow>(sql`select ${columns} from account.passkey where person_id = ${personId} order by created_at, id`);

/** The passkey of this credential, held until COMMIT, so that two signatures at once cannot carry one counter. */
export const selectPasskey = (db: Db, credentialId: string) =>
  db.maybe<PasskeyRow>(sql`select ${columns} from account.passkey where credential_id = ${credentialId} for update`);

export interface NewPasskey extends PasskeyRow {
  readonly isSynced: boolean;
}

/** False when the credential is somebody's already. */
export const insertPasskey = async (db: Db, passkey: NewPasskey, now: Date) =>
  (await db.run(sql`
    insert into account.passkey
      (id, person_id, name, credential_id, public_key, counter, transports, is_synced, created_at)
    values (${passkey.id}, ${passkey.personId}, ${passkey.name}, ${passkey.credentialId}, ${passkey.publicKey},
      ${passkey.counter}, ${passkey.transports}, ${passkey.isSynced}, ${now})
    on conflict (credential_id) do nothing`)) === 1;

export const updatePasskeyUse = (db: Db, id: Id, counter: number, now: Date) =>
  db.run(sql`update account.passkey set counter = ${counter}, last_used_at = ${now} where id = ${id}`);

export const deletePasskeys = (db: Db, personId: Id): Promise<number> =>
  db.run(sql`delete from account.passkey where person_id = ${personId}`);

export const insertChallenge = (db: Db, hash: Buffer, expiresAt: Date) =>
  db.run(sql`insert into account.passkey_challenge (id, expires_at) values (${hash}, ${expiresAt})`);

/** Uses a challenge up; false when it is unknown, used or outlived. */
export const consumeChallenge = async (db: Db, hash: Buffer, now: Date) =>
  (await db.run(sql`delete from account.passkey_challenge where id = ${hash} and expires_at > ${now}`)) === 1;

export const deleteOldChallenges = (db: Db, now: Date) =>
  db.run(sql`delete from account.passkey_challenge where expires_at <= ${now}`);
