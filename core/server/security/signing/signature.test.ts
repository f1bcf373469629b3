import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned, sign } from './signature';

const key = { id: 'k', bytes: randomBytes(32) };

test('what was signed is known again', () => {
  expect(isSigned(sign(key, 'ticket', ['a', 1]), key, 'ticket', ['a', 1])).toBe(true);
});

test('a signature for one purpose is nothing for another', () => {
  expect(isSigned(sign(key, 'ticket', ['a']), key, 'token', ['a'])).toBe(false);
});

test('parts cannot be moved into each other', () => {
  const signature = sign(key, 'ticket', ['a', 'b\nc']);
  for (const parts of [['a\nb', 'c'], ['a', 'b', 'c'], ['ab\nc'], ['a', 'b\\nc']]) {
    expect(isSigned(signature, key, 'ticket', parts)).toBe(false);
  }
});

test('half a signature is none', () => {
  const signature = sign(key, 'ticket', ['a']);
  for (const text of ['', signature.slice(0, 20), `${signature}A`])
    expect(isSigned(text, key, 'ticket', ['a'])).toBe(false);
});
