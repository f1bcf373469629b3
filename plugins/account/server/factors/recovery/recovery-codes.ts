import { randomInt } from 'node:crypto';
import { type Id, newId } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import { hashPassword, isRightPassword } from 'edutech/core/server/session/login/passwords';
import type { SecondFactor } from 'edutech/core/server/session/login/second-factors';
import { readRecoveryCode, recoveryAlphabet, recoveryLength, showRecoveryCode } from '../../../model/one-time-code';
import {
  deleteRecoveryCode,
  deleteRecoveryCodes,
  type RecoveryCodeRow,
  replaceRecoveryCodes,
  selectRecoveryCodes,
} from './recovery-codes.queries';

const count = 10;

/** New codes: shown once as `shown`, kept as hashes. Made before a transaction begins, since hashing takes its time. */
export interface MadeCodes {
  readonly shown: readonly string[];
  readonly rows: readonly RecoveryCodeRow[];
}

export async function makeRecoveryCodes(): Promise<MadeCodes> {
  const codes = Array.from({ length: count }, newCode);
  const rows = await Promise.all(codes.map(async (code) => ({ id: newId(), codeHash: await hashPassword(code) })));
  return { shown: codes.map(showRecoveryCode), rows };
}

const newCode = () =>
  Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('');

/** Replaces a person's codes; the old ones are worth nothing any more. */
export async function keepRecoveryCodes(db: Db, personId: Id, made: MadeCodes, now: Date): Promise<string[]> {
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
