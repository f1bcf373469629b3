import type { TextRange } from './text';

/**
 * The anchor of a comment: its position, and its words with some before and after, so that it is found again
 * after the text has changed (the selectors of the W3C Web Annotation Data Model, section 4.2).
 */
export interface TextAnchor extends TextRange {
  /** The commented words themselves. */
  readonly quote: string;
  readonly before: string;
  readonly after: string;
}

/** Characters of the surroundings that an anchor remembers on each side. */
const surroundings = 24;
/** Longest passage that a comment can be about. */
export const longestQuote = 2000;

/** The anchor of a part of a text; `null` where nothing but space was chosen. */
export function anchorAt(text: string, range: TextRange): TextAnchor | null {
  let { start, end } = { start: Math.max(0, range.start), end: Math.min(text.length, range.end) };
  while (start < end && isSpace(text[start]!)) start++;
  while (end > start && isSpace(text[end - 1]!)) end--;
  end = Math.min(end, start + longestQuote);
  if (end <= start) return null;
  return {
    start,
    end,
    quote: text.slice(start, end),
    before: text.slice(Math.max(0, start - surroundings), start),
    after: text.slice(end, end + surroundings),
  };
}

const isSpace = (sign: string) => /\s/.test(sign);

/**
 * The current place of an anchor's words: where most of the surroundings match and, of several such places,
 * nearest to the old one. `null`: the words are gone.
 */
export function findAnchor(text: string, anchor: TextAnchor): TextRange | null {
  const { start, quote } = anchor;
  if (quote === '') return null;
  let best: { at: number; likeness: number } | null = null;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const likeness = likenessAt(text, at, anchor);
    if (!best || likeness > best.likeness || (likeness === best.likeness && nearer(at, best.at, start)))
      best = { at, likeness };
  }
  return best && { start: best.at, end: best.at + quote.length };
}

const nearer = (at: number, than: number, to: number) => Math.abs(at - to) < Math.abs(than - to);

/** Characters around the words that are the same as they were. */
function likenessAt(text: string, at: number, { quote, before, after }: TextAnchor): number {
  let same = 0;
  while (same < before.length && text[at - 1 - same] === before[before.length - 1 - same]) same++;
  let following = 0;
  while (following < after.length && text[at + quote.length + following] === after[following]) following++;
  return same + following;
}
