import { lineInk } from 'edutech/plugins/print/kit/common/ink';
import { type Atom, lineBreak } from 'edutech/plugins/print/kit/server/flow/atoms';
import type { Letters } from 'edutech/plugins/print/kit/server/text/letters';
import { isSet, wordAtom, wordsIn } from 'edutech/plugins/print/kit/server/text/words';
import type { Inline, TextMark } from '../../../kit/common/content';
import { LatexFault } from '../../../kit/server/formula/latex/latex-fault';
import { symbols } from '../../../kit/server/formula/omml/symbols';
import { shapesOfLatex } from '../../../kit/server/formula/svg/shapes';
import type { Typesetting } from '../../../kit/server/formula/typesetting/typesetting';
import { inksOfFormula } from './formula-inks';

/** What a paper is laid out with; `width` is that of its columns, in points. */
export interface Layout {
  readonly letters: Letters;
  readonly typesetting: Typesetting;
  readonly width: number;
}

/** Size of the text. Points. */
export const textSize = 10.5;

/** The atoms of some inlines. */
export async function atomsOf(
  layout: Layout,
  inlines: readonly Inline[],
  size = textSize,
  isBold = false,
): Promise<Atom[]> {
  const atoms: Atom[] = [];
  for (const inline of inlines) {
    if (inline.kind === 'text') {
      const marks = isBold ? [...(inline.marks ?? []), 'bold' as const] : (inline.marks ?? []);
      for (const word of wordsIn(layout.letters, inline.text)) atoms.push(await atomOfWord(layout, word, marks, size));
    } else if (inline.kind === 'formula') atoms.push(await formulaAtom(layout, inline.latex, size));
    else if (inline.kind === 'gap') atoms.push(gapAtom(layout.letters, inline.gap, size));
    else if (inline.kind === 'break') atoms.push(lineBreak(size));
    else atoms.push(pictureAtom(layout, inline, 160));
  }
  return atoms;
}

/** A sign that no font has, as Greek ones, is drawn as formulas are. */
const atomOfWord = async (layout: Layout, word: string, marks: readonly TextMark[], size: number): Promise<Atom> =>
  [...word].every((sign) => isSet(layout.letters, sign))
    ? wordAtom(layout.letters, word, {
        size,
        face: marks.includes('bold') ? 'bold' : 'regular',
        isSlanted: marks.includes('italic'),
        ...(marks.includes('sup') ? { place: 'sup' } : marks.includes('sub') ? { place: 'sub' } : {}),
        marks: lineMarks.filter((mark) => marks.includes(mark)),
      })
    : formulaAtom(layout, symbols.get(word) ?? word, size);

const lineMarks = ['underline', 'strike', 'dots', 'wave'] as const;

/** The letters of formulas are smaller than those of the text at the same size. */
const formulaScale = 1.12;

/** Lower than the lowest column. Points. */
const highestFormula = 400;

/**
 * A formula, its fractions as large as papers have them; one wider than a line or higher than a page is drawn smaller, LaTeX
 * that cannot be read stands as it is.
 */
export async function formulaAtom(layout: Layout, latex: string, size: number): Promise<Atom> {
  try {
    const shapes = await shapesOfLatex(layout.typesetting, latex, true);
    const scale = Math.min(
      (size * formulaScale) / 1000,
      layout.width / Math.max(1, shapes.width),
      highestFormula / Math.max(1, shapes.ascent + shapes.descent),
    );
    return {
      width: shapes.width * scale + size * 0.12,
      ascent: Math.max(shapes.ascent * scale, size * 0.7),
      descent: Math.max(shapes.descent * scale, size * 0.2),
      inks: inksOfFormula(layout.letters, shapes, { latex, x: size * 0.06, scale }),
    };
  } catch (error) {
    if (!(error instanceof LatexFault)) throw error;
    return wordAtom(layout.letters, `$${latex.slice(0, 60)}$`, { size });
  }
}

function gapAtom(letters: Letters, gap: number, size: number): Atom {
  const width = size * 5;
  const line = lineInk([0, size * 0.18], [width, size * 0.18]);
  if (gap < 0) return { width, ascent: size * 0.9, descent: size * 0.25, inks: [line] };
  const text = String(gap);
  const half = letters.width(text, 'regular', size * 0.9) / 2;
  return {
    width,
    ascent: size * 0.9,
    descent: size * 0.25,
    inks: [line, { kind: 'text', x: width / 2 - half, y: 0, text, size: size * 0.9, width: 2 * half, face: 'regular' }],
  };
}

/** A picture as questions have it. CSS pixels. */
export interface Pictured {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A picture, at most as wide as a line and so high. */
export function pictureAtom(layout: Layout, { file, width, height, alt }: Pictured, highest: number): Atom {
  const scale = Math.min(0.75, layout.width / width, highest / height);
  const drawn = { width: width * scale, height: height * scale };
  return {
    width: drawn.width,
    ascent: drawn.height,
    descent: 2,
    inks: [{ kind: 'picture', x: 0, y: -drawn.height, ...drawn, file, alt }],
  };
}
