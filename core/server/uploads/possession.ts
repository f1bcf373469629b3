import { createHash, randomBytes, randomInt } from 'node:crypto';
import { isAppError } from '../../common/errors';
import type { Contents } from '../files/contents/contents';

/** What only a holder of the whole content can answer. */
export interface Challenge {
  /** 64 hexadecimal digits. */
  readonly nonce: string;
  readonly ranges: readonly { readonly start: number; readonly length: number }[];
}

const rangeBytes = 4096;
/** Who holds nine tenths of a content answers one challenge in thirty. */
const rangeCount = 32;

/** A challenge for a content of so many bytes: places that nobody knows beforehand, and the very end. */
export function newChallenge(bytes: number): Challenge {
  const length = Math.min(rangeBytes, bytes);
  const starts = Array.from({ length: rangeCount - 1 }, () => randomInt(bytes - length + 1));
  return {
    nonce: randomBytes(32).toString('hex'),
    ranges: [...starts, bytes - length].map((start) => ({ start, length })),
  };
}

/**
 * The right answer to a challenge: SHA-256 over the nonce and then the ranges of the content; null when the store has lost
 * it. For a content of another size the ranges are moved into it: the answer is worth nothing and takes as long.
 */
export async function answerTo(
  { nonce, ranges }: Challenge,
  contents: Contents,
  { sha256, bytes }: { readonly sha256: string; readonly bytes: number },
): Promise<string | null> {
  const hash = createHash('sha256').update(Buffer.from(nonce, 'hex'));
  try {
    for (const range of ranges) {
      const start = range.start % bytes;
      const end = Math.min(start + range.length, bytes) - 1;
      for await (const chunk of await contents.open(sha256, { start, end })) hash.update(chunk as Buffer);
    }
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
  return hash.digest('hex');
}
