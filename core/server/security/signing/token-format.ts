import { apart, isAlive, isYoungerThan } from '../../clock';
import type { SecretKey } from '../secrets';
import { isSigned, sign } from './signature';

/** Milliseconds that a request token lives. */
export const tokenLife = 1_800_000;
/** The caller gets the next one when this share of the life is over: before half of it is. */
const renewAfter = 0.4;
/** So many generations before the newest are taken, for so long after it began: parallel tabs, retries, long uploads. */
export const takenGenerations = 3;
const takenMilliseconds = 120_000;

/** What a token is bound to, and what it is judged by. */
export interface TokenSubject {
  /** The id that the session began with. */
  readonly tokenSubject: string;
  readonly generation: number;
  readonly generationAt: Date;
}

/**
 * - `good`: taken, and good for a while yet;
 * - `ageing`: taken, but its holder should get the next one;
 * - `behind`: taken, though a newer one was already made, which its holder should get;
 * - `stale`: ours, of this session, and too old;
 * - `foreign`: of another session, tampered with, or no token at all.
 */
export type TokenVerdict = 'good' | 'ageing' | 'behind' | 'stale' | 'foreign';

/** The parts of `<key>.<generation>.<expiry>.<signature>`, numbers in base 36. */
export interface TokenParts {
  readonly keyId: string;
  readonly generation: number;
  readonly expiry: number;
  readonly signature: string;
}

const shape = /^([0-9a-f]{8})\.([0-9a-z]{1,6})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/** Makes a token; it names its key, and the signature covers the session, the purpose and the scope as well. */
export function makeToken(key: SecretKey, subject: TokenSubject, now: Date): string {
  const expiry = now.getTime() + tokenLife;
  const signature = sign(key, 'token', signedParts(subject.tokenSubject, subject.generation, expiry));
  return [key.id, subject.generation.toString(36), expiry.toString(36), signature].join('.');
}

export function parseToken(text: string): TokenParts | null {
  const match = shape.exec(text);
  if (!match) return null;
  const [, keyId, generation, expiry, signature] = match as unknown as [string, string, string, string, string];
  return { keyId, generation: Number.parseInt(generation, 36), expiry: Number.parseInt(expiry, 36), signature };
}

/** Checks a token under the session of the cookie sent with it. `key` is the one that the token names. */
export const judgeToken = (parts: TokenParts, key: SecretKey, subject: TokenSubject, now: Date): TokenVerdict =>
  isOf(subject, parts, key) ? judgeAge(parts, subject, now) : 'foreign';

/** Whether we made a token for this session. */
export const isOf = ({ tokenSubject }: TokenSubject, { generation, expiry, signature }: TokenParts, key: SecretKey) =>
  isSigned(signature, key, 'token', signedParts(tokenSubject, generation, expiry));

/** Judges a token that {@link isOf} the session. */
export function judgeAge({ generation, expiry }: TokenParts, subject: TokenSubject, now: Date): TokenVerdict {
  if (!isAlive(expiry, tokenLife, now.getTime())) return 'stale';
  const behind = subject.generation - generation;
  if (behind > takenGenerations) return 'stale';
  // a generation that is unknown to this process is signed, so another process created it
  if (behind <= 0) return now.getTime() > expiry - tokenLife * (1 - renewAfter) ? 'ageing' : 'good';
  return isYoungerThan(takenMilliseconds + 1, subject.generationAt.getTime(), now.getTime(), apart)
    ? 'behind'
    : 'stale';
}

/** Purpose `call`, scope `platform`: a token for anything else would say so here. */
const signedParts = (tokenSubject: string, generation: number, expiry: number) => [
  'call',
  'platform',
  tokenSubject,
  generation,
  expiry,
];
