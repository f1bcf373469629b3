import { isId } from 'edutech/core/common/ids';
import type { AnswerFile } from './answer-file';

// The file of a device without a network as QR codes: it is shown, read by any scanner, and put together from the words of these.

const kind = 'edutech-exam-answers';
/** Letters of a code: a camera reads it from a screen at arm's length (QR version 20 or so). */
const longest = 600;
const mark = 'EDA1';

/** FNV-1a, 32 bits: pieces of two files are told apart. The file itself is sealed. */
function sumOf(text: string): string {
  let sum = 0x81_1c_9d_c5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01_00_01_93) >>> 0;
  return sum.toString(16).padStart(8, '0');
}

/** The words of each code, in their order: a mark, the sum of the whole, which of how many, and a piece. */
export function codesOf({ sittingId, device, bytes }: AnswerFile): string[] {
  const whole = `${sittingId}.${device}.${bytes}`;
  const pieces = whole.match(new RegExp(`.{1,${longest}}`, 'g')) ?? [];
  return pieces.map((piece, at) => `${mark}-${sumOf(whole)}-${at + 1}-${pieces.length}-${piece}`);
}

/** What the words of scanned codes come to, in whatever order and however often each was read. */
export type ReadCodes =
  | { readonly state: 'none' }
  /** Codes that are still to be read, counted from 1. */
  | { readonly state: 'missing'; readonly missing: readonly number[]; readonly count: number }
  /** They are of two files, or damaged. */
  | { readonly state: 'wrong' }
  | { readonly state: 'whole'; readonly file: AnswerFile };

export function readCodes(words: string): ReadCodes {
  const found = [...words.matchAll(/EDA1-([0-9a-f]{8})-(\d{1,4})-(\d{1,4})-([\w+/=.]+)/g)].map(
    ([, sum = '', at, count, piece = '']) => ({ sum, at: Number(at), count: Number(count), piece }),
  );
  const [first] = found;
  if (!first) return { state: 'none' };
  const { sum, count } = first;
  if (found.some((one) => one.sum !== sum || one.count !== count || one.at > count)) return { state: 'wrong' };
  const pieces = new Map(found.map(({ at, piece }) => [at, piece]));
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((at) => !pieces.has(at));
  if (missing.length > 0) return { state: 'missing', missing, count };
  const whole = [...pieces]
    .toSorted(([one], [other]) => one - other)
    .map(([, piece]) => piece)
    .join('');
  const [sittingId, device, bytes] = whole.split('.');
  if (sumOf(whole) !== sum || !isId(sittingId) || !isId(device) || !bytes) return { state: 'wrong' };
  return { state: 'whole', file: { kind, sittingId, device, bytes } };
}
