import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url';
import { parseSealed, seal, sealedPath, unseal } from './sealing';

const curve = { name: 'ECDH', namedCurve: 'P-256' };
const call = { method: 'POST', path: sealedPath('auth', '/efficiencyLogin') };
const now = 1_795_252_800_000;

async function serverKey() {
  const pair = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  const publicKey = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
  return { key: { keyId: 'k1', publicKey }, privateKey: pair.privateKey };
}

test('what a browser seals for a call, the server opens for that call', async () => {
  const { key, privateKey } = await serverKey();
  for (const text of ['', 'Demo-2026!', '{"username":"王老师"}', '𝄞'.repeat(10_000)]) {
    const sealed = parseSealed(await seal(text, key, call, now));
    expect(sealed?.time).toBe(now);
    expect(await unseal(sealed!, privateKey, call)).toBe(text);
  }
});

test('sealing the same text twice gives two texts', async () => {
  const { key } = await serverKey();
  expect(await seal('x', key, call, now)).not.toBe(await seal('x', key, call, now));
});

test('it opens for no other path, method, time or nonce', async () => {
  const { key, privateKey } = await serverKey();
  const sealed = parseSealed(await seal('secret', key, call, now))!;
  await expect(unseal(sealed, privateKey, { ...call, path: '/gw/auth/other' })).rejects.toThrow();
  await expect(unseal(sealed, privateKey, { ...call, method: 'GET' })).rejects.toThrow();
  await expect(unseal({ ...sealed, time: now + 1 }, privateKey, call)).rejects.toThrow();
  await expect(unseal({ ...sealed, nonce: toBase64Url(new Uint8Array(16)) }, privateKey, call)).rejects.toThrow();
  await expect(unseal({ ...sealed, keyId: 'k2' }, privateKey, call)).rejects.toThrow();
});

test('changing any one bit of the ciphertext keeps it shut', async () => {
  const { key, privateKey } = await serverKey();
  const sealed = parseSealed(await seal('short', key, call, now))!;
  for (let index = 0; index < sealed.ciphertext.length; index++) {
    const ciphertext = sealed.ciphertext.slice();
    ciphertext[index]! ^= 1 << (index % 8);
    await expect(unseal({ ...sealed, ciphertext }, privateKey, call)).rejects.toThrow();
  }
});

test('another key does not open it', async () => {
  const { key } = await serverKey();
  const other = await serverKey();
  await expect(unseal(parseSealed(await seal('x', key, call, now))!, other.privateKey, call)).rejects.toThrow();
});

test('whatever is not of the form is no sealed text', async () => {
  const good = await seal('x', (await serverKey()).key, call, now);
  for (const text of [
    '',
    'Demo-2026!',
    's1.',
    good.slice(1),
    `${good}=`,
    `${good} `,
    good.replace('s1.', 's2.'),
    `x${good}`,
  ]) {
    expect(parseSealed(text)).toBeNull();
  }
});

test('base64url carries all bytes and refuses other letters', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
  for (const wrong of ['a', 'a+b=', '汉字', 'ab cd']) expect(() => fromBase64Url(wrong)).toThrow(RangeError);
});
