import type { TextRange } from './text';

/** `block`: with it an article cannot be submitted; `warn`: the writer is asked to look again. */
export const wordLevels = ['block', 'warn'] as const;
export type WordLevel = (typeof wordLevels)[number];

/** A word of the city's list. */
export interface ListedWord {
  readonly word: string;
  readonly level: WordLevel;
  /** What to write instead, or why not. */
  readonly note: string;
}

/** A listed word and its position. */
export interface FoundWord extends TextRange, ListedWord {}

/** Most places reported for one level. */
export const mostFound = 200;

interface Folded {
  readonly text: string;
  /** For each unit of the folded text, its position in the original. */
  readonly places: readonly number[];
}

/** What is not seen or does not separate words in Chinese: spaces of all kinds and invisible characters. */
const unseen = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/;

/** Full-width and half-width, upper and lower case are one; what is unseen falls away, so that it hides no word. */
function fold(text: string): Folded {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    if (!unseen.test(sign)) {
      const plain = sign.normalize('NFKC').toLowerCase();
      folded += plain;
      for (let unit = 0; unit < plain.length; unit++) places.push(at);
    }
    at += sign.length;
  }
  return { text: folded, places };
}

/**
 * Positions of listed words in a text, in order, overlapping ones too. Each level is counted separately: many
 * words to check never hide one that blocks the text.
 */
export function findWords(text: string, words: readonly ListedWord[]): FoundWord[] {
  const { text: folded, places } = fold(text);
  const found: FoundWord[] = [];
  const left: Record<WordLevel, number> = { block: mostFound, warn: mostFound };
  for (const word of words) {
    const wanted = fold(word.word).text;
    if (wanted === '') continue;
    let at = folded.indexOf(wanted);
    while (at >= 0 && left[word.level] > 0) {
      const last = places[at + wanted.length - 1]!;
      found.push({ ...word, start: places[at]!, end: last + lengthAt(text, last) });
      left[word.level] -= 1;
      at = folded.indexOf(wanted, at + wanted.length);
    }
  }
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Units of the character that begins there: two for those beyond the basic plane. */
const lengthAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** Reads a pasted list: a word a line, after a tab or comma its note. Empty lines and repeats fall away. */
export function readWordList(list: string): { word: string; note: string }[] {
  const words = new Map<string, string>();
  for (const line of list.split(/\r?\n/)) {
    const [word = '', ...note] = line.split(/[\t,，]/);
    if (word.trim() !== '' && !words.has(word.trim())) words.set(word.trim(), note.join('，').trim());
  }
  return [...words].map(([word, note]) => ({ word, note }));
}
