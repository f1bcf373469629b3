import type { WordLanguage } from './word';

/**
 * Ways of practising: recognise the meaning, choose it among four, listen and write, spell by meaning, say, write characters
 * stroke by stroke, put into a sentence.
 */
export const modes = ['recognise', 'choose', 'listen', 'spell', 'say', 'strokes', 'sentence'] as const;
export type Mode = (typeof modes)[number];

/** What is remembered of a word: how it is read and understood, or how it is written. Each is due by itself. */
export const skills = ['read', 'write'] as const;
export type Skill = (typeof skills)[number];

export const skillOf = (mode: Mode): Skill =>
  mode === 'listen' || mode === 'spell' || mode === 'strokes' ? 'write' : 'read';

/** Ways that a word can be practised by: characters have strokes, English words letters. */
export const modesFor = (language: WordLanguage): readonly Mode[] =>
  language === 'zh'
    ? ['strokes', 'listen', 'recognise', 'choose', 'say', 'sentence']
    : ['listen', 'spell', 'recognise', 'choose', 'say', 'sentence'];

/** How a word is asked by default where homework names no way. */
export const usualMode = (language: WordLanguage, skill: Skill): Mode =>
  skill === 'read' ? 'recognise' : language === 'zh' ? 'strokes' : 'spell';

/** Estimated time of one word. Seconds. */
export const secondsOf: Readonly<Record<Mode, number>> = {
  recognise: 8,
  choose: 10,
  listen: 15,
  spell: 15,
  say: 15,
  strokes: 30,
  sentence: 40,
};
