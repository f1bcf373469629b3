import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Id, newId } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { SecondFactor, ShownFactor } from 'edutech/core/server/sign-in/login/second-factors';
import {
  deletePasskeys,
  type NewPasskey,
  type PasskeyRow,
  selectPasskey,
  selectPasskeys,
  updatePasskeyUse,
} from './passkeys.queries';

/** Relying party: the host under which people reach us. Passkeys of one host work at no other. */
export const hostOf = (origin: string): string => new URL(origin).hostname;

/** The request to the browser, as JSON, and the challenge that its response must contain. */
export async function askForPasskey(origin: string, passkeys?: readonly PasskeyRow[]) {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(origin),
    userVerification: passkeys ? 'preferred' : 'required',
    ...(passkeys && { allowCredentials: passkeys.map(descriptorOf) }),
  });
  return { asked: JSON.stringify(options), kept: options.challenge };
}

/** A credential as the browser is told of it. */
export const descriptorOf = ({ credentialId, transports }: PasskeyRow) => ({ id: credentialId, transports });

interface Signature {
  /** What `navigator.credentials.get` answered, as JSON. */
  readonly answer: string;
  readonly challenge: string;
  readonly origin: string;
  /** The device has verified its user: required if the passkey is the only factor. */
  readonly mustVerify: boolean;
  readonly now: Date;
}

/** What follows when a passkey has been copied, in the transaction that refuses it. */
export type OnCopied = (db: Db, passkey: PasskeyRow, now: Date) => Promise<void>;

/**
 * Whether two devices have this key: a device counts its signatures, and one that is right but not newer comes from a copy
 * (WebAuthn level 3, 7.2, step 22). Devices that do not count stay at 0.
 */
const isCopied = ({ counter }: PasskeyRow, newCounter: number) =>
  (newCounter > 0 || Number(counter) > 0) && newCounter <= Number(counter);

/**
 * The passkey that signed the challenge, its counter moved on; null if any check fails. `db` sees as the
 * system, and what is written stays although the sign-in is refused.
 */
export async function signingPasskey(db: Db, signature: Signature, onCopied: OnCopied): Promise<PasskeyRow | null> {
  const signed = await checkedSignature(db, signature);
  if (!signed) return null;
  const { passkey, newCounter } = signed;
  if (isCopied(passkey, newCounter)) {
    await onCopied(db, passkey, signature.now);
    return null;
  }
  await updatePasskeyUse(db, passkey.id, newCounter, signature.now);
  return passkey;
}

async function checkedSignature(db: Db, signature: Signature) {
  const response = parsed<AuthenticationResponseJSON>(signature.answer);
  const passkey = response ? await selectPasskey(db, response.id) : undefined;
  if (!response || !passkey || !isOwnHandle(response, passkey, signature)) return null;
  const { credentialId: id, publicKey, transports } = passkey;
  try {
    // the counter is compared by isCopied: here a copy would be told from a wrong signature by nothing
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: signature.challenge,
      expectedOrigin: signature.origin,
      expectedRPID: hostOf(signature.origin),
      requireUserVerification: signature.mustVerify,
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0, transports },
    });
    return verified ? { passkey, newCounter: authenticationInfo.newCounter } : null;
  } catch {
    // a wrong challenge, origin or signature: the library throws, and the caller does not learn which
    return null;
  }
}

/**
 * Whether the device says that the passkey is of the person that we know it to be of (WebAuthn level 3, 7.2, step 6). A device
 * that was asked for any passkey must say so; one that was asked for these may leave it out.
 */
function isOwnHandle({ response }: AuthenticationResponseJSON, { personId }: PasskeyRow, { mustVerify }: Signature) {
  const handle = response?.userHandle ?? null;
  return handle === null ? !mustVerify : handle === handleOf(personId).toString('base64url');
}

/** What a device keeps of a person beside a passkey. */
export const handleOf = (personId: Id): Buffer<ArrayBuffer> => Buffer.from(personId, 'hex');

/** The new passkey in what `navigator.credentials.create` answered; null if any check fails. */
export async function newPasskey(
  credential: string,
  facts: { personId: string; name: string; challenge: string; origin: string },
): Promise<NewPasskey | null> {
  const response = parsed<RegistrationResponseJSON>(credential);
  if (!response) return null;
  const { personId, name, challenge, origin } = facts;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    const isSynced = registrationInfo.credentialBackedUp;
    const transports = response.response.transports ?? [];
    return {
      id: newId(),
      personId,
      name,
      credentialId,
      publicKey: Buffer.from(publicKey),
      counter,
      transports,
      isSynced,
    };
  } catch {
    return null;
  }
}

/** Passkeys: the browser signs a challenge for this host with a key that never leaves the device. */
export const passkeyFactor = (onCopied: OnCopied): SecondFactor => ({
  kind: 'passkey',
  isOwn: true,
  has: async (db, personId) => (await selectPasskeys(db, personId)).length > 0,
  challenge: async (db, personId, origin) => askForPasskey(origin, await selectPasskeys(db, personId)),
  isShown: async (db, shown: ShownFactor) => {
    if (shown.challenge === null) return false;
    const passkey = await signingPasskey(db, { ...shown, challenge: shown.challenge, mustVerify: false }, onCopied);
    return passkey?.personId === shown.personId;
  },
  forget: deletePasskeys,
});

function parsed<T extends { id: string }>(text: string): T | null {
  try {
    const value = JSON.parse(text) as T | null;
    return typeof value === 'object' && value !== null && typeof value.id === 'string' ? value : null;
  } catch {
    return null;
  }
}
