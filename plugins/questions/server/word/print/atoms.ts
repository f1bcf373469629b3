import type { Document } from 'edutech/core/server/print/new-document';
import type { Inline, TextMark } from '../../../kit/common/content';
import { LatexFault } from '../../../kit/server/formula/latex/latex-fault';
import { symbols } from '../../../kit/server/formula/omml/symbols';
import { shapesOfLatex } from '../../../kit/server/formula/svg/shapes';
import type { Typesetting } from '../../../kit/server/formula/typesetting/typesetting';
import { hasGlyph, lineWidth, paintFormula } from './ink';

/** Something in a line that is not divided: a character, a word, a formula, a picture. Points. */
export interface Atom {
  readonly width: number;
  /** Above the baseline and below it. */
  readonly ascent: number;
  readonly descent: number;
  /** Room between words: left out where a line ends. */
  readonly isSpace: boolean;
  /** A line ends here. */
  readonly isBreak: boolean;
  draw(x: number, baseline: number): void;
}

/** Pictures of a paper by their ids, opened for printing. */
export type PictureOf = (file: string) => Promise<Buffer | null>;

/** What is printed on, and where pictures and formulas come from. */
export interface Paper {
  readonly document: Document;
  readonly pictureOf: PictureOf;
  readonly typesetting: Typesetting;
}

/** Size of the text. Points. */
export const textSize = 10.5;
const none = { isSpace: false, isBreak: false };

/** The atoms of some inlines. */
export async function atomsOf(
  paper: Paper,
  inlines: readonly Inline[],
  size = textSize,
  isBold = false,
): Promise<Atom[]> {
  const atoms: Atom[] = [];
  for (const inline of inlines) {
    if (inline.kind === 'text') {
      const marks = isBold ? [...(inline.marks ?? []), 'bold' as const] : (inline.marks ?? []);
      for (const word of wordsIn(paper.document, inline.text)) atoms.push(await wordAtom(paper, word, marks, size));
    } else if (inline.kind === 'formula') atoms.push(await formulaAtom(paper, inline.latex, size));
    else if (inline.kind === 'gap') atoms.push(gapAtom(paper.document, inline.gap, size));
    else if (inline.kind === 'break')
      atoms.push({ width: 0, ascent: size, descent: 0, isSpace: false, isBreak: true, draw: () => {} });
    else atoms.push(await pictureAtom(paper, inline, 160));
  }
  return atoms;
}

/** Characters that no line begins with stay with the previous ones. */
const words =
  /\u3000|[A-Za-z0-9À-ɏ'’\-.%]+[,;:!?)]*|[ \t]+|[（(《“‘【[]*[^\sA-Za-z0-9][，。、；：？！）)》”’】\].,;:?!]*/gu;
const wordsIn = (document: Document, text: string): string[] =>
  (text.match(words) ?? []).flatMap((word) =>
    [...word].some((sign) => isMissing(document, sign)) ? [...word] : [word],
  );
const isMissing = (document: Document, sign: string) => sign.trim() !== '' && !hasGlyph(document, sign);

async function wordAtom(paper: Paper, word: string, marks: readonly TextMark[], size: number): Promise<Atom> {
  const { document } = paper;
  if (/^[ \t]+$/.test(word))
    return {
      width: size * 0.28 * Math.min(8, word.length),
      ascent: size,
      descent: 0,
      isSpace: true,
      isBreak: false,
      draw: () => {},
    };
  if (word === '\u3000') return { width: size, ascent: size, descent: 0, ...none, draw: () => {} };
  if (isMissing(document, word)) return signAtom(paper, word, size);
  const font = marks.includes('bold') ? 'bold' : 'regular';
  const isSmall = marks.includes('sub') || marks.includes('sup');
  const set = isSmall ? size * 0.68 : size;
  const rise = marks.includes('sup') ? size * 0.38 : marks.includes('sub') ? -size * 0.16 : 0;
  const width = document.font(font).fontSize(set).widthOfString(word);
  return {
    width,
    ascent: size * 0.9 + Math.max(0, rise),
    descent: size * (marks.includes('dots') || marks.includes('wave') ? 0.5 : 0.25),
    ...none,
    draw: (x, baseline) => {
      document
        .font(font)
        .fontSize(set)
        .fillColor('#000000')
        // the upper edge of this font stands 1.16 above its baseline
        .text(word, x, baseline - rise - set * 1.16, { lineBreak: false, oblique: marks.includes('italic') });
      drawMarks(document, marks, { x, baseline, width, size, count: [...word].length });
    },
  };
}

interface Drawn {
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  readonly size: number;
  readonly count: number;
}

function drawMarks(document: Document, marks: readonly TextMark[], { x, baseline, width, size, count }: Drawn): void {
  const line = (y: number) =>
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke('#000000');
  if (marks.includes('underline')) line(baseline + size * 0.18);
  if (marks.includes('strike')) line(baseline - size * 0.32);
  if (marks.includes('dots'))
    for (let at = 0; at < count; at++)
      document.circle(x + (width * (at + 0.5)) / count, baseline + size * 0.32, 0.9).fill('#000000');
  if (marks.includes('wave')) {
    document.moveTo(x, baseline + size * 0.28);
    for (let at = x; at < x + width; at += 4)
      document
        .quadraticCurveTo(at + 1, baseline + size * 0.12, at + 2, baseline + size * 0.28)
        .quadraticCurveTo(at + 3, baseline + size * 0.44, at + 4, baseline + size * 0.28);
    document.lineWidth(0.5).stroke('#000000');
  }
}

/** A sign that the font does not have is drawn as formulas are. */
const signAtom = (paper: Paper, sign: string, size: number): Promise<Atom> =>
  formulaAtom(paper, symbols.get(sign) ?? sign, size);

/** The letters of formulas are smaller than those of the text at the same size. */
const formulaScale = 1.12;

/**
 * A formula, its fractions as large as papers have them; one wider than a line is drawn smaller, LaTeX that cannot be
 * read stands as it is.
 */
export async function formulaAtom(paper: Paper, latex: string, size: number): Promise<Atom> {
  const { document, typesetting } = paper;
  try {
    const shapes = await shapesOfLatex(typesetting, latex, true);
    const fitting = Math.min(size * formulaScale, (lineWidth / Math.max(1, shapes.width)) * 1000);
    const scale = fitting / 1000;
    return {
      width: shapes.width * scale + size * 0.12,
      ascent: Math.max(shapes.ascent * scale, size * 0.7),
      descent: Math.max(shapes.descent * scale, size * 0.2),
      ...none,
      draw: (x, baseline) => paintFormula(document, shapes, x + size * 0.06, baseline, fitting),
    };
  } catch (error) {
    if (!(error instanceof LatexFault)) throw error;
    return wordAtom(paper, `$${latex.slice(0, 60)}$`, [], size);
  }
}

function gapAtom(document: Document, gap: number, size: number): Atom {
  const width = size * 5;
  return {
    width,
    ascent: size * 0.9,
    descent: size * 0.25,
    ...none,
    draw: (x, baseline) => {
      document
        .moveTo(x, baseline + size * 0.18)
        .lineTo(x + width, baseline + size * 0.18)
        .lineWidth(0.6)
        .stroke('#000000');
      if (gap >= 0)
        document
          .font('regular')
          .fontSize(size * 0.9)
          .fillColor('#000000')
          .text(String(gap), x, baseline - size * 1.05, { width, align: 'center', lineBreak: false });
    },
  };
}

/** A picture, at most as wide as a line and so high. */
export async function pictureAtom(
  paper: Paper,
  {
    file,
    width,
    height,
    alt,
  }: { readonly file: string; readonly width: number; readonly height: number; readonly alt: string },
  highest: number,
): Promise<Atom> {
  const bytes = await paper.pictureOf(file);
  if (!bytes) return wordAtom(paper, alt === '' ? '〔图〕' : `〔${alt.slice(0, 40)}〕`, [], textSize);
  const scale = Math.min(0.75, lineWidth / width, highest / height);
  return {
    width: width * scale,
    ascent: height * scale,
    descent: 2,
    ...none,
    draw: (x, baseline) =>
      void paper.document.image(bytes, x, baseline - height * scale, { width: width * scale, height: height * scale }),
  };
}
