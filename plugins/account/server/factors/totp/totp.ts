import { Secret, TOTP } from 'otpauth';
import type { Id } from 'edutech/core/common/ids';
import type { Vault } from 'edutech/core/server/security/vault';
import type { SecondFactor } from 'edutech/core/server/sign-in/login/second-factors';
import { codeDigits, codeSeconds, readCode } from '../../../model/one-time-code';
import { deleteTotps, selectTotps, consumeTimeStep } from './totp.queries';

/** What the vault seals secrets for. */
export const totpPurpose = 'account.totp';
/** Clocks of phones may be one step off, either way. */
const tolerance = 1;

/** A new secret of 160 bits, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: codeDigits, period: codeSeconds });

/** The `otpauth://` address that apps read from a QR code. */
export const addressOf = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** The time step whose code this is; null when it is none of now. */
export function stepOf(secret: string, typed: string, now: Date): number | null {
  const token = readCode(typed);
  const delta = token === null ? null : totpOf(secret).validate({ token, timestamp: now.getTime(), window: tolerance });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / codeSeconds) + delta;
}

/** One-time codes of authenticator apps. Each code works once, and no older one after it. */
export const totpFactor = (vault: Vault): SecondFactor => ({
  kind: 'totp',
  isOwn: true,
  has: async (db, personId) => (await selectTotps(db, personId)).length > 0,
  async isShown(db, { personId, answer, now }) {
    for (const { id, sealedSecret } of await selectTotps(db, personId)) {
      const secret = await openSecret(vault, sealedSecret, personId);
      const step = secret === null ? null : stepOf(secret, answer, now);
      if (step !== null && (await consumeTimeStep(db, id, step, now))) return true;
    }
    return false;
  },
  forget: deleteTotps,
});

const openSecret = (vault: Vault, sealed: string, personId: Id) => vault.open(sealed, totpPurpose, personId);
