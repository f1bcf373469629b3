import { rootPrefix, type ApiRoot } from '../endpoint';
import { fromBase64Url, toBase64Url } from './base64url';

/**
 * The encrypted form of a request (`secretRequest`) and of the transformed password: one text of six parts,
 * `s1.<key>.<ephemeral public key>.<time>.<nonce>.<ciphertext>`, in base64url except for the time (milliseconds, base
 * 36).
 *
 * An ephemeral P-256 key pair and the server's public key agree on a secret (ECDH); HKDF-SHA256, salted with the nonce,
 * derives from it a key and an initialisation vector for a single use with AES-256-GCM. Method, path, time and nonce
 * are authenticated with it, so that a text sealed for one call, now, opens for no other.
 */
export interface Sealed {
  readonly keyId: string;
  readonly ephemeral: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970, by the sender's clock. */
  readonly time: number;
  readonly nonce: string;
  readonly ciphertext: Uint8Array<ArrayBuffer>;
}

/** The server's public key: an uncompressed P-256 point in base64url. */
export interface SealKey {
  readonly keyId: string;
  readonly publicKey: string;
}

/** The call that something is sealed for. */
export interface SealedCall {
  readonly method: string;
  /** See {@link sealedPath}. */
  readonly path: string;
}

/**
 * The path in the seal: our own prefix of the endpoint's first root, wherever the root is served, and the filled path.
 */
export const sealedPath = (root: ApiRoot, filledPath: string) => rootPrefix(root) + filledPath;

const version = 's1';
const shape = /^s1\.([\w-]{1,32})\.([\w-]{87})\.([0-9a-z]{1,9})\.([\w-]{22})\.([\w-]{22,})$/;
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const encoder = new TextEncoder();

/** Encrypts a text for one call. `now` in milliseconds, by the server's clock as well as the sender knows it. */
export async function seal(text: string, key: SealKey, call: SealedCall, now: number): Promise<string> {
  const serverKey = await crypto.subtle.importKey('raw', fromBase64Url(key.publicKey), curve, false, []);
  const pair = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  const ephemeral = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const nonce = toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
  const time = Math.trunc(now);
  const { cipher, algorithm } = await agree(
    pair.privateKey,
    serverKey,
    { keyId: key.keyId, ephemeral, time, nonce },
    call,
    ['encrypt'],
  );
  const ciphertext = new Uint8Array(await crypto.subtle.encrypt(algorithm, cipher, encoder.encode(text)));
  return [version, key.keyId, toBase64Url(ephemeral), time.toString(36), nonce, toBase64Url(ciphertext)].join('.');
}

/** The parts of a sealed text, or null when it is none. No typed password has this form. */
export function parseSealed(text: string): Sealed | null {
  const parts = shape.exec(text);
  if (!parts) return null;
  const [, keyId, ephemeral, time, nonce, ciphertext] = parts as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  if (ciphertext.length % 4 === 1) return null;
  return {
    keyId,
    ephemeral: fromBase64Url(ephemeral),
    time: Number.parseInt(time, 36),
    nonce,
    ciphertext: fromBase64Url(ciphertext),
  };
}

/** Decrypts for the call that arrived. Throws when anything differs; the caller checks time and nonce. */
export async function unseal(sealed: Sealed, privateKey: CryptoKey, call: SealedCall): Promise<string> {
  const theirs = await crypto.subtle.importKey('raw', sealed.ephemeral, curve, false, []);
  const { cipher, algorithm } = await agree(privateKey, theirs, sealed, call, ['decrypt']);
  const bytes = await crypto.subtle.decrypt(algorithm, cipher, sealed.ciphertext);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

async function agree(
  own: CryptoKey,
  theirs: CryptoKey,
  head: Pick<Sealed, 'keyId' | 'ephemeral' | 'time' | 'nonce'>,
  call: SealedCall,
  usages: KeyUsage[],
) {
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256);
  const material = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveBits']);
  const info = encoder.encode(`edutech ${version} ${head.keyId} ${toBase64Url(head.ephemeral)}`);
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: fromBase64Url(head.nonce), info },
    material,
    352,
  );
  const cipher = await crypto.subtle.importKey('raw', bits.slice(0, 32), 'AES-GCM', false, usages);
  const additionalData = encoder.encode([call.method, call.path, head.time, head.nonce].join('\n'));
  return { cipher, algorithm: { name: 'AES-GCM', iv: new Uint8Array(bits.slice(32)), additionalData } };
}
