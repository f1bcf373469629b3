import type { Block, Content, Inline } from '../../../kit/common/content';
import type { PaperQuestion } from '../../../api/papers';
import type { PaperSpace } from '../../../kit/common/types/paper-space';
import type { WrittenField } from 'edutech/plugins/print/kit/server/parts/fields';

/** What a paragraph is on a paper; its size and weight follow from it. */
export type PieceStyle = 'text' | 'section' | 'part' | 'title' | 'subtitle' | 'secret' | 'info';

/** A piece of a printed paper; gaps carry the numbers that stand in them, -1 for none. */
export type Piece =
  | {
      readonly kind: 'paragraph';
      /** The number of a question, which stands before its text; what belongs to the question stands below the text. */
      readonly label?: string;
      readonly inlines: readonly Inline[];
      readonly style: PieceStyle;
      readonly align?: 'center' | 'end';
      readonly isIndented?: boolean;
      /** Heads of the two columns of a box before it, which has room for what a marker writes. */
      readonly box?: readonly [string, string];
    }
  | { readonly kind: 'block'; readonly block: Exclude<Block, { kind: 'paragraph' }> }
  /** Options with their letters: in four, two columns or one, as their width allows. */
  | { readonly kind: 'options'; readonly options: readonly Content[] }
  /** Room to write, in rows. */
  | { readonly kind: 'space'; readonly look: Exclude<PaperSpace['kind'], 'none'>; readonly rows: number }
  /** A QR code at the right of the unit that begins with it. */
  | ({ readonly kind: 'code' } & NonNullable<PaperQuestion['code']>)
  /** What students fill in beside its name. */
  | { readonly kind: 'fields'; readonly fields: readonly WrittenField[] }
  /** A table as wide as the column; `shares` are the widths of its columns against each other. */
  | { readonly kind: 'table'; readonly lines: readonly (readonly WordCell[])[]; readonly shares: readonly number[] };

/** A cell of words, and how many columns and lines it takes. */
export interface WordCell {
  readonly words: string;
  readonly columns?: number;
  readonly lines?: number;
}

/** Pieces that stay on one page where they can. */
export interface Unit {
  /** By which its place on the pages is told. */
  readonly id?: string;
  readonly pieces: readonly Piece[];
  /** Stays with the next unit, as a heading does. */
  readonly keepsNext?: boolean;
  readonly beginsPage?: boolean;
}

export type Paragraph = Extract<Piece, { kind: 'paragraph' }>;

export const text = (words: string): Inline => ({ kind: 'text', text: words });
const bold = (words: string): Inline => ({ kind: 'text', text: words, marks: ['bold'] });

export const paragraph = (inlines: readonly Inline[]): Paragraph => ({ kind: 'paragraph', inlines, style: 'text' });

/** A bold line. What the heading of a part or a section says in brackets at its end, about counts and points, is not bold. */
export function heading(words: string, style: PieceStyle, more: Partial<Paragraph> = {}): Paragraph {
  const counts = style === 'section' || style === 'part' ? /^([^（(]+)([（(].*[）)])$/su.exec(words) : null;
  const inlines = counts ? [bold(counts[1]!), text(counts[2]!)] : [bold(words)];
  return { kind: 'paragraph', style, inlines, ...more };
}

/** Blocks as pieces; gaps get the numbers that stand in them. */
export const pieces = (content: Content, numberOf: (gap: number) => number = () => -1): Piece[] =>
  content.flatMap((block): Piece[] => {
    if (block.kind !== 'paragraph') return block.kind === 'audio' ? [] : [{ kind: 'block', block }];
    const inlines = block.inlines.map(
      (inline): Inline => (inline.kind === 'gap' ? { kind: 'gap', gap: numberOf(inline.gap) } : inline),
    );
    const { align, isIndented } = block;
    return [{ ...paragraph(inlines), ...(align && { align }), ...(isIndented && { isIndented: true }) }];
  });

/** Pieces behind words that begin their first line; `label` stands before that line. */
export function led(inside: readonly Piece[], { label, before = [] }: Lead): Piece[] {
  const [first, ...others] = inside;
  const numbered = label === undefined ? {} : { label, isIndented: false };
  return first?.kind === 'paragraph'
    ? [{ ...first, inlines: [...before, ...first.inlines], ...numbered }, ...others]
    : [{ ...paragraph(before), ...numbered }, ...inside];
}

interface Lead {
  readonly label?: string;
  readonly before?: readonly Inline[];
}
