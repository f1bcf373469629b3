import type { Id } from 'edutech/core/common/ids';
import type { QuestionBody } from '../../kit/common/question-body';
import { contentsOf, filesOfBody } from '../../kit/common/walk-body';
import { formulasIn } from '../../kit/common/walk-content';
import { pairsOf, plainText, runsOf } from 'edutech/core/server/search/words/runs';
import { formulaWords } from '../../model/formula';
import { wordsOnly } from './readings';

/** Content of a picture by the id of its file: SHA-256. Two uploads of one picture are the same picture. */
export type Contents = ReadonlyMap<Id, { readonly sha256: string }>;

/** What a question is made of, in small pieces that overlap: two questions are as alike as they share of these. */
export function shinglesOf(body: QuestionBody, contents: Contents): Set<string> {
  const pieces = new Set<string>([`t${body.type}`]);
  for (const { content } of contentsOf(body)) {
    const letters = runsOf(wordsOnly(content)).flatMap((run) => (run.isHan ? Array.from(run.text) : [run.text]));
    for (const piece of letters.length === 1 ? letters : pairsOf(letters)) pieces.add(piece);
    for (const latex of formulasIn(content)) {
      const words = formulaWords(latex).map(plainText);
      if (words.length === 1) pieces.add(`$${words[0]}`);
      for (let at = 1; at < words.length; at += 1) pieces.add(`$${words[at - 1]} ${words[at]}`);
    }
  }
  for (const file of filesOfBody(body)) pieces.add(`#${contents.get(file)?.sha256 ?? file}`);
  return pieces;
}

/** Shared pieces among all: 1 for questions that say the same. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const piece of one) if (other.has(piece)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 1 : shared / all;
}

/**
 * Hashes of each band; 4 × 4 finds 99 of 100 pairs that share 0.9, and few that share less than 0.6 (Broder 1997,
 * MinHash).
 */
const bands = 4;
const rowsOfBand = 4;

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The hash mixed for each row (the finaliser of MurmurHash3), which gives independent orders of all pieces. */
function mixed(hash: number, row: number): number {
  let value = (hash ^ Math.imul(row + 1, 0x9e3779b1)) >>> 0;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

export type Signature = readonly [number, number, number, number];

/** Four numbers (PostgreSQL's integers) of which nearly the same questions have at least one in common. */
export function signatureOf(pieces: ReadonlySet<string>): Signature {
  const least = Array.from({ length: bands * rowsOfBand }, () => 0xffffffff);
  for (const piece of pieces) {
    const hash = hashOf(piece);
    for (let row = 0; row < least.length; row += 1) least[row] = Math.min(least[row]!, mixed(hash, row));
  }
  const band = (at: number) => hashOf(least.slice(at * rowsOfBand, (at + 1) * rowsOfBand).join(' ')) | 0;
  return [band(0), band(1), band(2), band(3)];
}
