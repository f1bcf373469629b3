import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { SecretKey } from '../secrets';

const derived = new WeakMap<SecretKey, Map<string, KeyObject>>();

/**
 * HMAC-SHA256 over parts, in base64url, under a key of this purpose: what is signed for one purpose is nothing for
 * another. JSON keeps the parts apart, whatever they hold.
 */
export function sign(key: SecretKey, purpose: string, parts: readonly (string | number)[]): string {
  return createHmac('sha256', purposeKey(key, purpose)).update(JSON.stringify(parts)).digest('base64url');
}

/** Compares in a time that tells nothing about how much was right. */
export function isSigned(
  signature: string,
  key: SecretKey,
  purpose: string,
  parts: readonly (string | number)[],
): boolean {
  const expected = Buffer.from(sign(key, purpose, parts));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** As a key object: with plain bytes Node would make one for each signature, which takes seven times as long as signing. */
function purposeKey(key: SecretKey, purpose: string): KeyObject {
  const known = derived.get(key) ?? new Map<string, KeyObject>();
  derived.set(key, known);
  const found = known.get(purpose);
  if (found) return found;
  const made = createSecretKey(Buffer.from(hkdfSync('sha256', key.bytes, '', `edutech ${purpose}`, 32)));
  known.set(purpose, made);
  return made;
}
