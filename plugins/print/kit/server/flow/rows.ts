import { type Ink, moved, type TextInk } from '../../common/ink';
import { type Atom, widthOfAtoms } from './atoms';

/** A row of a column: its height, and its ink from its upper left corner on. Points. */
export interface Row {
  readonly height: number;
  readonly inks: readonly Ink[];
}

/** Where the rows of a text stand in their column. */
export interface RowPlace {
  readonly left: number;
  readonly width: number;
  readonly align?: 'center' | 'end';
  /** Room before the first row. */
  readonly indent?: number;
  /** Room before the others. */
  readonly hanging?: number;
  /** Room between rows. Default: that of a text. */
  readonly leading?: number;
}

export const emptyRow = (height: number): Row => ({ height, inks: [] });

const textLeading = 5;

/** Breaks atoms into rows of a width. */
export function rowsOf(atoms: readonly Atom[], place: RowPlace): Row[] {
  const { indent = 0, hanging = 0, width } = place;
  const lines: Atom[][] = [[]];
  let used = indent;
  for (const atom of atoms) {
    const isFull = used + atom.width > width && lines.at(-1)!.length > 0;
    if (atom.isBreak || isFull) {
      lines.push([]);
      used = hanging;
      if (atom.isBreak || atom.isSpace) continue;
    }
    lines.at(-1)!.push(atom);
    used += atom.width;
  }
  return lines.map((line, at) => rowOf(line, { ...place, indent: at === 0 ? indent : hanging }));
}

function rowOf(line: readonly Atom[], { left, width, align, indent = 0, leading = textLeading }: RowPlace): Row {
  const ascent = Math.max(10, ...line.map((atom) => atom.ascent));
  const descent = Math.max(3, ...line.map((atom) => atom.descent));
  const spare = width - widthOfAtoms(line);
  let x = left + Math.max(0, align === 'center' ? spare / 2 : align === 'end' ? spare : indent);
  const inks: Ink[] = [];
  for (const atom of line) {
    inks.push(...moved(atom.inks, x, ascent + leading / 2));
    x += atom.width;
  }
  return { height: ascent + descent + leading, inks: joined(inks) };
}

/** Texts that follow each other and look alike are one: PDF and screens are a tenth of the size so. */
function joined(inks: readonly Ink[]): Ink[] {
  const all: Ink[] = [];
  for (const ink of inks) {
    const last = all.at(-1);
    if (last?.kind === 'text' && ink.kind === 'text' && continues(last, ink))
      all[all.length - 1] = { ...last, text: last.text + ink.text, width: last.width + ink.width };
    else all.push(ink);
  }
  return all;
}

const continues = (first: TextInk, next: TextInk) =>
  Math.abs(first.x + first.width - next.x) < 0.01 &&
  first.y === next.y &&
  first.size === next.size &&
  first.face === next.face &&
  first.isSlanted === next.isSlanted &&
  first.tone === next.tone;

/** Columns of rows beside each other, as one row. */
export const beside = (columns: readonly (readonly Row[])[]): Row => ({
  height: Math.max(0, ...columns.map(heightOf)),
  inks: columns.flatMap((rows) => stacked(rows, 0)),
});

export const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0);

/** The ink of rows one below the other, from a height on. */
export function stacked(rows: readonly Row[], top: number): Ink[] {
  const inks: Ink[] = [];
  let y = top;
  for (const row of rows) {
    inks.push(...moved(row.inks, 0, y));
    y += row.height;
  }
  return inks;
}
