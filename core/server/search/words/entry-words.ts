import type { SearchEntry } from '../search-index';
import { syllablesOf } from './pinyin';
import { pairsOf, runsOf } from './runs';
import { folded } from './syllables';

/** Before a word of the index: what it is. Texts hold none of these characters, so words never meet by accident. */
export const mark = { sound: '~', initials: '=', fact: '@' } as const;

/** Initials are kept in groups of two to so many: fewer would find half of everything. */
export const initialsTogether = 4;

/** Longest parts of an entry that are read, in characters: a title is found by all of it, a text by its beginning. */
const longest = { title: 200, name: 60, rest: 800 };

/** The characters by pairs, and the last one alone, so that every character can be found by its beginning. */
const hanWords = (text: string): string[] => {
  const characters = Array.from(text);
  return [...pairsOf(characters), characters.at(-1)!];
};

const firstOf = (text: string): string => Array.from(text)[0] ?? '';

function soundWords(text: string, isName: boolean): string[] {
  const read = syllablesOf(text, isName);
  const sounds = read.map(folded);
  const initials = read.map(firstOf).join('');
  const words = [...pairsOf(sounds), sounds.at(-1)!].map((sound) => mark.sound + sound);
  for (let size = 2; size <= initialsTogether; size += 1)
    for (let at = 0; at + size <= initials.length; at += 1) words.push(mark.initials + initials.slice(at, at + size));
  return words;
}

const wordsIn = (text: string): string[] =>
  runsOf(text).flatMap((run) => (run.isHan ? hanWords(run.text) : [run.text]));

const wordsAndSounds = (text: string, isName = false): string[] =>
  runsOf(text).flatMap((run) => (run.isHan ? [...hanWords(run.text), ...soundWords(run.text, isName)] : [run.text]));

/** A fact as a word of the index: what narrows a search is looked up with its words, before anything is cut off. */
export const factWord = (fact: 'kind' | 'stage' | 'grade' | 'subject', value: string): string =>
  `${mark.fact}${fact}:${value}`;

/** Longest word that is kept, in characters: PostgreSQL takes 2 kB. */
const longestWord = 80;

/** All words under which an entry is found. Its summary and its further words are found as they are written only. */
export function wordsOf(kind: string, entry: SearchEntry): string[] {
  const { title, titleEn, names, summary, summaryEn, more, stage, grade, subject } = entry;
  const words = [
    ...wordsAndSounds(title.slice(0, longest.title)),
    ...wordsIn(titleEn.slice(0, longest.title)),
    ...names.flatMap((name) => wordsAndSounds(name.slice(0, longest.name), true)),
    ...[summary, summaryEn, more, grade, subject].flatMap((text) => wordsIn(text.slice(0, longest.rest))),
  ].map((word) => word.slice(0, longestWord));
  words.push(factWord('kind', kind));
  if (stage) words.push(factWord('stage', stage));
  if (grade) words.push(factWord('grade', grade));
  if (subject) words.push(factWord('subject', subject));
  return [...new Set(words)];
}

/** A text without separators, for comparing with the typed text. */
export const squeezed = (text: string): string =>
  runsOf(text)
    .map((run) => run.text)
    .join('');

/** The pronunciation of a title, and its initials: for ranking when letters were typed. */
export function readingOf(title: string): string {
  const syllables = runsOf(title.slice(0, longest.title)).map((run) =>
    run.isHan ? syllablesOf(run.text) : [run.text],
  );
  const initials = syllables.flat().map(firstOf);
  return `${syllables.flat().join('')} ${initials.join('')}`;
}
