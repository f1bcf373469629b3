import { createHash } from 'node:crypto';
import { asSystem } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import { originOf } from 'edutech/core/server/session/cookies';
import type * as api from '../../../api/factors';
import type { FactorServices } from '../factor-services';
import { copiedPasskey } from './copied-passkey';
import { passkeyRefused } from './passkey.routes';
import { askForPasskey, signingPasskey } from './passkeys';
import { insertChallenge, consumeChallenge } from './passkeys.queries';

const system = asSystem('somebody signs in by a passkey');
/** Milliseconds. */
const challengeLife = 300_000;

export const beginPasskeyLogin =
  ({ database, settings }: FactorServices): Handler<typeof api.beginPasskeyLogin> =>
  async (call) => {
    const { asked, kept } = await askForPasskey(originOf(call, settings));
    const expiresAt = new Date(call.now.getTime() + challengeLife);
    await database.write(system, (db) => insertChallenge(db, hashOf(kept), expiresAt));
    return { options: asked };
  };

/** A passkey is two factors by itself: the device, and the finger, face or PIN that it has asked for. */
export const passkeyLogin =
  (services: FactorServices): Handler<typeof api.passkeyLogin> =>
  async (call) => {
    const { database, settings, signIns } = services;
    const { input, now } = call;
    const attempt = await signIns.attempt(call, { account: null, proof: input.proof });
    const challenge = challengeIn(input.credential);
    const passkey = await database.write(system, async (db) => {
      if (challenge === null || !(await consumeChallenge(db, hashOf(challenge), now))) return null;
      const origin = originOf(call, settings);
      const signature = { answer: input.credential, challenge, origin, mustVerify: true, now };
      return signingPasskey(db, signature, copiedPasskey(services));
    });
    if (!passkey) {
      await signIns.failed(call, 'passkey', null);
      throw passkeyRefused();
    }
    const { personId } = passkey;
    return signIns.begin(call, { personId, way: 'passkey', attempt, remember: input.remember, isProven: true });
  };

/** The challenge that the browser says it signed; whether it did, the signature shows. */
function challengeIn(credential: string): string | null {
  try {
    const { response } = JSON.parse(credential) as { response: { clientDataJSON: string } };
    const data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')) as {
      challenge: unknown;
    };
    return typeof data.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest();
