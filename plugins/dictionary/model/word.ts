/** Languages that words belong to. */
export const wordLanguages = ['zh', 'en'] as const;
export type WordLanguage = (typeof wordLanguages)[number];

/** Who shares the words of a unit: one's own, the school's, the city's (as sources of questions: teaching.md section 3). */
export const levels = { own: 1, school: 2, city: 3 } as const;
export type Level = (typeof levels)[keyof typeof levels];

/** What a word is made of. Lengths in characters. */
export const longest = { text: 60, sound: 120, part: 20, meaning: 200, example: 300, title: 60, book: 60 } as const;
/** Most words of a unit, of one act, of an assignment. */
export const mostInUnit = 300;
export const mostAtOnce = 300;
export const mostAssigned = 60;
/** Days for which removed words can be restored. */
export const trashDays = 30;

/** What somebody writes of a word. */
export interface WordText {
  readonly text: string;
  /** Phonetic transcription without slashes, or pinyin with tone marks. */
  readonly sound: string;
  /** Part of speech: `n.`; empty for Chinese words. */
  readonly part: string;
  readonly meaning: string;
  readonly example: string;
  readonly exampleMeaning: string;
  /** What is easily confused: 右边是“良”. */
  readonly note: string;
}

export const emptyWord: WordText = {
  text: '',
  sound: '',
  part: '',
  meaning: '',
  example: '',
  exampleMeaning: '',
  note: '',
};

const chineseSign = /\p{Script=Han}/u;

/** The Chinese characters of a text, in their order. */
export const signsOf = (text: string): string[] => [...text].filter((sign) => chineseSign.test(sign));

/** Letters without marks: `yùn niàng` is found by `yunniang`. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Longest key by which a word is found. Characters. */
const longestKey = 40;

/**
 * The beginnings by which a word is found: itself and each later part of it, its pinyin without tones, and each of its meanings.
 * A search looks for keys that begin with what was typed, so that an index answers it.
 */
export function keysOf({ text, sound, meaning }: Pick<WordText, 'text' | 'sound' | 'meaning'>): string[] {
  const written = plainLetters(text).trim();
  const signs = signsOf(text);
  const tails =
    signs.length > 1
      ? signs.map((_, at) => signs.slice(at).join(''))
      : written.split(/[\s-]+/).map((_, at, parts) => parts.slice(at).join(' '));
  const pinyin = signs.length > 0 ? [plainLetters(sound).replaceAll(/[^a-z]/g, '')] : [];
  const meanings = plainLetters(meaning).split(/[；;，,、。/\s（）()]+/);
  const keys = [written, ...tails, ...pinyin, ...meanings].map((key) => key.slice(0, longestKey).trim());
  return [...new Set(keys)].filter((key) => key !== '');
}

/** What was typed into the search box, as keys are written. */
export const searchKey = (typed: string): string => {
  const plain = plainLetters(typed).trim();
  return (/^[a-zü' ]+$/.test(plain) ? plain : plain.replaceAll(/\s+/g, '')).slice(0, longestKey);
};

/** Parts of an English word between which a dot is shown: after a vowel group, before a consonant that begins the next. */
export function syllablesOf(text: string): string[] {
  const found = text.match(/[^aeiouy\s-]*[aeiouy]+(?:[^aeiouy\s-](?![aeiouy])(?!e$))*(?:e(?=$|\s))?[\s-]*/gi);
  if (!found || found.join('').length !== text.length) return [text];
  return found;
}
