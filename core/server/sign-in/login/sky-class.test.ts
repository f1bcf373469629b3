import { expect, test } from 'vitest';
import { isGenuineLink, signSkyClass } from './sky-class';

const now = new Date('2026-11-21T08:00:00Z');
const seconds = now.getTime() / 1000;
const secrets = { sky: 's'.repeat(32), weak: 'short' };
const link = (over: Partial<Parameters<typeof signSkyClass>[0]> = {}, secret = secrets.sky) => {
  const parts = { key: 'sky', usercode: '2026010203', expires: seconds + 60, nonce: 'n'.repeat(16), ...over };
  return { ...parts, signature: signSkyClass(parts, secret) };
};

test('a link that its site signed is good for a minute', () => {
  expect(isGenuineLink(link(), secrets, now)).toBe(true);
  expect(isGenuineLink(link(), secrets, new Date(now.getTime() + 59_999))).toBe(true);
  expect(isGenuineLink(link(), secrets, new Date(now.getTime() + 60_000))).toBe(false);
});

test('a link cannot be made for longer', () => {
  expect(isGenuineLink(link({ expires: seconds + 61 }), secrets, now)).toBe(false);
});

test('a changed part breaks it', () => {
  for (const change of [{ usercode: '2026010204' }, { nonce: 'm'.repeat(16) }, { expires: seconds + 30 }]) {
    expect(isGenuineLink({ ...link(), ...change }, secrets, now)).toBe(false);
  }
});

test('an unknown site, a guessable secret and a name of the prototype are refused', () => {
  expect(isGenuineLink(link({ key: 'other' }), secrets, now)).toBe(false);
  expect(isGenuineLink(link({ key: 'weak' }, secrets.weak), secrets, now)).toBe(false);
  expect(isGenuineLink(link({ key: 'constructor' }), secrets, now)).toBe(false);
});
