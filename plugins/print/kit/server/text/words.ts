import { dotInk, type Face, type Ink, lineInk, type PathInk, type TextInk, type Tone } from '../../common/ink';
import { type Atom, joined, room } from '../flow/atoms';
import type { Letters } from './letters';

/** How words are set. `dots` are emphasis dots, `wave` the wavy line of Chinese papers. */
export interface WordLook {
  readonly size: number;
  readonly face?: Face;
  readonly tone?: Tone;
  readonly isSlanted?: boolean;
  readonly place?: 'sub' | 'sup';
  readonly marks?: readonly ('underline' | 'strike' | 'dots' | 'wave')[];
}

/**
 * Characters that no line begins with stay with the previous ones, opening brackets with what follows; brackets for an
 * answer stay whole. What is longer than a line is none of these: the digits of a number, a line of dots.
 */
const words =
  /[（(][ \t\u3000]{1,20}[）)][，。、；：？！．,.;:?!]{0,9}|\u3000|[A-Za-z0-9À-ɏ'’\-.%]{1,40}[,;:!?)]{0,9}|[ \t]+|[（(《“‘【[]{0,9}[^\sA-Za-z0-9][，。、；：？！．）)》”’】\].,;:?!]{0,9}/gu;

/** The words of a text, each of which stands in one line. Signs that no font has come alone. */
export const wordsIn = (letters: Letters, text: string): string[] =>
  (text.match(words) ?? []).flatMap((word) => ([...word].every((sign) => isSet(letters, sign)) ? [word] : [...word]));

/** Whether a sign can be set as text. */
export const isSet = (letters: Letters, sign: string): boolean => sign.trim() === '' || letters.has(sign);

/** A word as it stands in a line. */
export function wordAtom(letters: Letters, word: string, look: WordLook): Atom {
  const { size, face = 'regular', marks = [] } = look;
  if (/^[ \t]+$/.test(word)) return { ...room(size * 0.28 * Math.min(8, word.length), size), isSpace: true };
  if (word === '\u3000') return room(size, size);
  const pieces = word.match(/[ \t]+|\u3000|[^ \t\u3000]+/gu) ?? [];
  if (pieces.length > 1) return joined(pieces.map((piece) => wordAtom(letters, piece, look)));
  const set = look.place ? size * 0.68 : size;
  const rise = look.place === 'sup' ? size * 0.38 : look.place === 'sub' ? -size * 0.16 : 0;
  const width = letters.width(word, face, set);
  const text: TextInk = {
    kind: 'text',
    x: 0,
    y: -rise,
    text: word,
    size: set,
    width,
    face,
    ...(look.isSlanted && { isSlanted: true }),
    ...(look.tone && { tone: look.tone }),
  };
  return {
    width,
    ascent: size * 0.9 + Math.max(0, rise),
    descent: size * (marks.includes('dots') || marks.includes('wave') ? 0.5 : 0.25),
    inks: [text, ...markInks(marks, { width, size, count: [...word].length })],
  };
}

interface Marked {
  readonly width: number;
  readonly size: number;
  readonly count: number;
}

const markInks = (marks: NonNullable<WordLook['marks']>, marked: Marked): Ink[] =>
  marks.flatMap((mark) => inksOfMark[mark](marked));

const inksOfMark: Readonly<Record<NonNullable<WordLook['marks']>[number], (marked: Marked) => Ink[]>> = {
  underline: ({ width, size }) => [lineInk([0, size * 0.18], [width, size * 0.18])],
  strike: ({ width, size }) => [lineInk([0, -size * 0.32], [width, -size * 0.32])],
  dots: ({ width, size, count }) =>
    Array.from({ length: count }, (_, at) => dotInk((width * (at + 0.5)) / count, size * 0.32, 0.9)),
  wave: ({ width, size }) => [waveInk(width, size)],
};

/** Half waves of two points. */
const waveInk = (width: number, size: number): PathInk => ({
  kind: 'path',
  x: 0,
  y: size * 0.28,
  path: `M0 0${'q1 -1.6 2 0q1 1.6 2 0'.repeat(Math.max(1, Math.round(width / 4)))}`,
  line: 0.5,
});
