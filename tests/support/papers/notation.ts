import type { Maker, ParagraphStyle, RunStyle } from './makers/maker';

/**
 * Writes a paragraph from a line: `@` the next formula, `~` a tab, `¶` a line break, `▣` a picture, `▤` one beside the
 * text, `___` an underlined blank (with a number between, a numbered one), `‹…›` dotted characters, `⟦r…⟧` red ones, `⟦h…⟧`
 * highlighted, `⟦b…⟧` bold, `⟦u…⟧` underlined ones.
 */
export function line(maker: Maker, text: string, formulas: readonly string[] = [], style: ParagraphStyle = {}): string {
  const left = [...formulas];
  const parts = text.split(/(@|~|¶|▣|▤|___\d*_*|‹[^›]*›|⟦[^⟧]*⟧)/u).map((part) => {
    if (part === '@') return maker.math(left.shift() ?? '');
    if (part === '~') return maker.tab();
    if (part === '¶') return maker.lineBreak();
    if (part === '▣') return maker.picture();
    if (part === '▤') return maker.anchored();
    if (part.startsWith('___')) return blank(maker, part.replace(/_/g, ''));
    if (part.startsWith('‹')) return maker.text(part.slice(1, -1), { dots: true });
    if (part.startsWith('⟦')) return maker.text(part.slice(2, -1), sets[part[1]!]);
    return part === '' ? '' : maker.text(part);
  });
  return maker.paragraph(parts, style);
}

const sets: Readonly<Record<string, RunStyle>> = {
  r: { red: true },
  h: { highlight: true },
  b: { bold: true },
  u: { underline: true },
};

const blank = (maker: Maker, number: string) =>
  maker.blank !== undefined
    ? maker.text(`${maker.blank}${number}${number && maker.blank}`)
    : ['   ', number, '    '].map((piece) => (piece === '' ? '' : maker.text(piece, { underline: true }))).join('');

/** Several lines without formulas. */
export const lines = (maker: Maker, ...texts: readonly string[]): string =>
  texts.map((text) => line(maker, text)).join('');
export const title = (maker: Maker, text: string): string => line(maker, text, [], { center: true });
export const head = (maker: Maker, text: string): string => maker.paragraph(maker.text(text, { bold: true }));

/** What is expected of one item; only what is said is compared. */
export interface Expected {
  readonly number: string;
  readonly type: number;
  readonly points?: number;
  readonly options?: number;
  readonly choice?: readonly number[];
  readonly truth?: boolean;
  /** First accepted answer of each gap. */
  readonly gaps?: readonly string[];
  /** Formulas of the stem and the options, in order. */
  readonly formulas?: readonly string[];
  readonly pictures?: number;
  /** Parts of a composite, each with its own. */
  readonly parts?: readonly Omit<Expected, 'number'>[];
  /** What the stem says, in part. */
  readonly stem?: string;
  /** What the answer or the analysis says, in part. */
  readonly answer?: string;
  readonly analysis?: string;
}

/** A paper, and what a person reads in it. */
export interface Paper {
  readonly name: string;
  readonly maker: Maker['name'];
  readonly bytes: Buffer;
  readonly expected: readonly Expected[];
  readonly isWellFormed: boolean;
  /** The answers, where they are a file of their own. */
  readonly answers?: Buffer;
}
