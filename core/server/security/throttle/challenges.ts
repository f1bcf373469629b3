import { randomBytes } from 'node:crypto';
import { isProven, type ProofChallenge } from '../../../common/security/proof-of-work';
import { isAlive } from '../../clock';
import type { SecretKey, ServerSecrets } from '../secrets';
import { isSigned, sign } from '../signing/signature';

const lifeMilliseconds = 300_000;
const shape = /^([0-9a-f]{8})\.(\d{1,2})\.([0-9a-z]{1,9})\.([\w-]{16})\.([\w-]{43})$/;

/** A proof that was shown and holds; its nonce must still be used up. */
export interface ShownProof {
  readonly bits: number;
  readonly nonce: string;
  readonly expiresAt: Date;
}

/** A challenge for one address; nothing is stored, the signature remembers: `<key>.<bits>.<expiry>.<nonce>.<signature>`. */
export function makeChallenge(key: SecretKey, address: string, bits: number, now: Date): ProofChallenge {
  const expiry = now.getTime() + lifeMilliseconds;
  const nonce = randomBytes(12).toString('base64url');
  const signature = sign(key, 'proof', [address, bits, expiry, nonce]);
  return { challenge: [key.id, bits, expiry.toString(36), nonce, signature].join('.'), bits };
}

/** Reads `<challenge>:<number>`; null when the challenge is not ours, of another address or outlived, or not solved. */
export async function readProof(
  secrets: ServerSecrets,
  address: string,
  proof: string,
  now: Date,
): Promise<ShownProof | null> {
  const [challenge = '', answer = ''] = proof.split(':');
  const match = shape.exec(challenge);
  if (!match) return null;
  const [, keyId, bitsText, expiryText, nonce, signature] = match as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const bits = Number(bitsText);
  const expiry = Number.parseInt(expiryText, 36);
  if (!isAlive(expiry, lifeMilliseconds, now.getTime())) return null;
  const key = await secrets.find(keyId);
  if (!key || !isSigned(signature, key, 'proof', [address, bits, expiry, nonce])) return null;
  return (await isProven({ challenge, bits }, answer)) ? { bits, nonce, expiresAt: new Date(expiry) } : null;
}
