import type { Ink } from '../../common/ink';

/** Something in a line that is not divided: a word, a formula, a picture. Points. */
export interface Atom {
  readonly width: number;
  /** Above the baseline and below it. */
  readonly ascent: number;
  readonly descent: number;
  /** Room between words: left out where a line ends. */
  readonly isSpace?: true;
  /** A line ends here. */
  readonly isBreak?: true;
  /** What it is drawn with, from the beginning of its baseline. */
  readonly inks: readonly Ink[];
}

/** The end of a line. */
export const lineBreak = (size: number): Atom => ({ width: 0, ascent: size, descent: 0, isBreak: true, inks: [] });

/** Room that is empty. */
export const room = (width: number, size: number): Atom => ({ width, ascent: size, descent: 0, inks: [] });

export const widthOfAtoms = (atoms: readonly Atom[]): number => atoms.reduce((sum, { width }) => sum + width, 0);

/** Several in one, which no line divides. */
export const joined = (atoms: readonly Atom[]): Atom => ({
  width: widthOfAtoms(atoms),
  ascent: Math.max(...atoms.map(({ ascent }) => ascent)),
  descent: Math.max(...atoms.map(({ descent }) => descent)),
  inks: atoms.flatMap(({ inks }, at) => {
    const left = widthOfAtoms(atoms.slice(0, at));
    return inks.map((ink) => ({ ...ink, x: ink.x + left }));
  }),
});
