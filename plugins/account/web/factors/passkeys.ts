import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { AppError } from 'edutech/core/common/errors';

/** Asks the device to make a passkey; answers the credential as JSON. Rejects with AppError. */
export const makePasskey = (options: string): Promise<string> =>
  ceremony(async () => startRegistration({ optionsJSON: JSON.parse(options) }));

/** Asks the device to sign with a passkey; answers the credential as JSON. Rejects with AppError. */
export const signWithPasskey = (options: string): Promise<string> =>
  ceremony(async () => startAuthentication({ optionsJSON: JSON.parse(options) }));

async function ceremony(work: () => Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await work());
  } catch (cause) {
    throw new AppError(keyOf(cause), 0, {}, { cause });
  }
}

/** Browsers say little about why, so that no site learns which passkeys a device holds. */
function keyOf(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'account.factor.passkeyKnown';
  const { name } = error as Error;
  if (name === 'NotAllowedError' || name === 'AbortError') return 'account.passkey.cancelled';
  return 'account.passkey.unsupported';
}
