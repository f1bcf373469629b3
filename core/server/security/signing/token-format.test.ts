import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SecretKey } from '../secrets';
import { judgeToken, makeToken, parseToken, takenGenerations, tokenLife, type TokenSubject } from './token-format';

const key: SecretKey = { id: 'a1b2c3d4', bytes: randomBytes(32) };
const now = new Date('2026-11-21T08:00:00Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const minute = 60_000;
const session: TokenSubject = { tokenSubject: '1'.repeat(64), generation: 7, generationAt: now };

const judged = (token: string, subject = session, at = now, by = key) =>
  judgeToken(parseToken(token)!, by, subject, at);

test('a token is good for the session that it was made for', () => {
  expect(judged(makeToken(key, session, now))).toBe('good');
});

test('a token under the cookie of another session is foreign (T2)', () => {
  expect(judged(makeToken(key, session, now), { ...session, tokenSubject: '2'.repeat(64) })).toBe('foreign');
});

test('a token with any part changed is foreign or none at all (T3)', () => {
  const token = makeToken(key, session, now);
  const [keyId, generation, expiry, signature] = token.split('.') as [string, string, string, string];
  const later = (Number.parseInt(expiry, 36) + 1).toString(36);
  expect(judged([keyId, '8', expiry, signature].join('.'))).toBe('foreign');
  expect(judged([keyId, generation, later, signature].join('.'))).toBe('foreign');
  for (let index = 0; index < signature.length - 1; index++) {
    const changed = signature.slice(0, index) + (signature[index] === 'A' ? 'B' : 'A') + signature.slice(index + 1);
    expect(judged([keyId, generation, expiry, changed].join('.'))).toBe('foreign');
  }
  for (const text of ['', 'x', token.slice(1), `${token}.`, `${token} `, token.replaceAll('.', '-')])
    expect(parseToken(text)).toBeNull();
});

test('a token under another key of the server is foreign', () => {
  expect(judged(makeToken(key, session, now), session, now, { id: key.id, bytes: randomBytes(32) })).toBe('foreign');
});

test('tabs that rotate at the same time all go on, with the last three generations, for two minutes (T4)', () => {
  const old = [4, 5, 6].map((generation) => makeToken(key, { ...session, generation }, now));
  for (const token of old) {
    expect(judged(token, session, after(2 * minute))).toBe('behind');
    expect(judged(token, session, after(2 * minute + 1))).toBe('stale');
  }
  expect(judged(makeToken(key, { ...session, generation: 3 }, now))).toBe('stale');
});

test('a generation that this process has not heard of yet is good: another one made it', () => {
  expect(judged(makeToken(key, { ...session, generation: 8 }, now))).toBe('good');
});

test('the next token comes before half of the life is over', () => {
  const token = makeToken(key, session, now);
  expect(judged(token, session, after(tokenLife * 0.4))).toBe('good');
  expect(judged(token, session, after(tokenLife * 0.4 + 1))).toBe('ageing');
  expect(judged(token, session, after(tokenLife / 2))).toBe('ageing');
});

test('a tab that slept longer than its token lives is behind, not foreign (T7)', () => {
  const token = makeToken(key, session, now);
  expect(judged(token, session, after(tokenLife - 1))).toBe('ageing');
  expect(judged(token, session, after(tokenLife))).toBe('stale');
  expect(judged(token, session, after(12 * 60 * minute))).toBe('stale');
});

test('after a change of post or password, tokens from before are outlived, not foreign', () => {
  const changed = { ...session, generation: session.generation + takenGenerations + 1 };
  expect(judged(makeToken(key, session, now), changed)).toBe('stale');
});

test.each([3, -3, 40 * 24, -40 * 24])('after the clock was set by %i hours a token is made anew', (hours) => {
  const stepped = after(hours * 60 * minute);
  expect(judged(makeToken(key, session, now), session, stepped)).toBe('stale');
  expect(judged(makeToken(key, { ...session, generation: 6 }, stepped), session, stepped)).toBe('stale');
  expect(judged(makeToken(key, session, stepped), session, stepped)).toBe('good');
});
