import { expect, test } from 'vitest';
import { addressOf, newSecret, stepOf } from './totp';

// RFC 6238, appendix B, SHA-1: the secret "12345678901234567890", its last six digits
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [2_000_000_000, '279037', 66_666_666],
])('at second %d the code of RFC 6238 is taken for its step', (second, code, step) => {
  expect(stepOf(secret, code, new Date(second * 1000))).toBe(step);
});

test('a code may come one step early or late, and no more', () => {
  const at = (second: number) => stepOf(secret, '287082', new Date(second * 1000));
  expect([at(20), at(89)]).toEqual([1, 1]);
  expect([at(120), at(3600)]).toEqual([null, null]);
});

test('what is no code is none', () => {
  for (const typed of ['', '28708', 'abcdef', '2870825']) expect(stepOf(secret, typed, new Date(59_000))).toBeNull();
});

test('each secret is another, of 160 bits, and its address names city and person', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  const address = new URL(addressOf(secret, '云州智慧教育', 'teacher'));
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(address.searchParams.get('issuer')).toBe('云州智慧教育');
});
