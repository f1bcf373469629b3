import { randomInt } from 'node:crypto';
import { type Id, newId } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import { hashPassword, isRightPassword } from 'edutech/core/server/sign-in/login/passwords';
import type { SecondFactor } from 'edutech/core/server/sign-in/login/second-factors';
import { readRecoveryCode, recoveryAlphabet, recoveryLength, showRecoveryCode } from '../../../model/one-time-code';
import {
  deleteRecoveryCode,
  deleteRecoveryCodes,
  type RecoveryCodeRow,
  replaceRecoveryCodes,
  selectRecoveryCodes,
} from './recovery-codes.queries';

const count = 10;

/** New codes: shown once as `shown`, stored as hashes. Created before the transaction, since hashing is slow. */
export interface NewRecoveryCodes {
  readonly shown: readonly string[];
  readonly rows: readonly RecoveryCodeRow[];
}

export async function makeRecoveryCodes(): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: count }, newCode);
  const rows = await Promise.all(codes.map(async (code) => ({ id: newId(), codeHash: await hashPassword(code) })));
  return { shown: codes.map(showRecoveryCode), rows };
}

const newCode = () =>
  Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('');

/** Replaces a person's codes; the old ones are worth nothing any more. */
export async function storeRecoveryCodes(db: Db, personId: Id, made: NewRecoveryCodes, now: Date): Promise<string[]> {
  await replaceRecoveryCodes(db, personId, made.rows, now);
  return [...made.shown];
}

/** Recovery codes stand in for a lost factor; having them alone is having none. */
export const recoveryFactor: SecondFactor = {
  kind: 'recovery',
  isOwn: false,
  has: async (db, personId) => (await selectRecoveryCodes(db, personId)).length > 0,
  async isShown(db, { personId, answer }) {
    const code = readRecoveryCode(answer);
    if (code === null) return false;
    for (const { id, codeHash } of await selectRecoveryCodes(db, personId)) {
      if (await isRightPassword(codeHash, code)) return deleteRecoveryCode(db, id);
    }
    return false;
  },
  forget: deleteRecoveryCodes,
};
