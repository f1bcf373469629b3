import type { Atom } from './atoms';

/** A row of a page: its height, and how it is drawn from its upper edge on. */
export interface Row {
  readonly height: number;
  draw(top: number): void;
}

const leading = 5;

/** Breaks atoms into rows of a width. */
export function rowsOf(
  atoms: readonly Atom[],
  {
    left,
    width,
    align,
    indent = 0,
  }: { readonly left: number; readonly width: number; readonly align?: 'center' | 'end'; readonly indent?: number },
): Row[] {
  const lines: Atom[][] = [[]];
  let used = indent;
  for (const atom of atoms) {
    const line = lines.at(-1)!;
    if (atom.isBreak || (used + atom.width > width && line.length > 0)) {
      lines.push([]);
      used = 0;
      if (atom.isBreak || atom.isSpace) continue;
    }
    lines.at(-1)!.push(atom);
    used += atom.width;
  }
  return lines.map((line, at) => {
    const ascent = Math.max(10, ...line.map((atom) => atom.ascent));
    const descent = Math.max(3, ...line.map((atom) => atom.descent));
    const all = widthOfAtoms(line);
    const start = align === 'center' ? (width - all) / 2 : align === 'end' ? width - all : at === 0 ? indent : 0;
    return {
      height: ascent + descent + leading,
      draw: (top) => {
        let x = left + Math.max(0, start);
        for (const atom of line) {
          atom.draw(x, top + ascent + leading / 2);
          x += atom.width;
        }
      },
    };
  });
}

export const widthOfAtoms = (atoms: readonly Atom[]): number => atoms.reduce((sum, { width }) => sum + width, 0);

/** Columns of rows beside each other, as one row. */
export function besides(columns: readonly (readonly Row[])[]): Row {
  const height = Math.max(0, ...columns.map((rows) => heightOf(rows)));
  return {
    height,
    draw: (top) => {
      for (const rows of columns) drawRows(rows, top);
    },
  };
}

export const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0);

export function drawRows(rows: readonly Row[], top: number): void {
  let y = top;
  for (const row of rows) {
    row.draw(y);
    y += row.height;
  }
}
