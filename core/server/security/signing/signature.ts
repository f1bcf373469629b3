import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { SecretKey } from '../secrets';

const derived = new WeakMap<SecretKey, Map<string, KeyObject>>();

/**
 * HMAC-SHA256 over parts, in base64url, under a key of this purpose: a signature for one purpose is invalid for
 * another. JSON separates the parts, whatever they contain.
 */
export function sign(key: SecretKey, purpose: string, parts: readonly (string | number)[]): string {
  return createHmac('sha256', purposeKey(key, purpose)).update(JSON.stringify(parts)).digest('base64url');
}

/** Compares in constant time. */
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
