import { boxInk, type Ink, moved } from '../../common/ink';
import type { Atom } from '../flow/atoms';
import { heightOf, type Row, rowsOf, stacked } from '../flow/rows';

/** A cell of a table, and how many columns and lines it takes. */
export interface TableCell {
  readonly atoms: readonly Atom[];
  readonly columns?: number;
  readonly lines?: number;
}

/** Where a table stands, and how its columns are. Points. */
export interface TableLook {
  readonly left: number;
  readonly widths: readonly number[];
  /** Least height of each line. */
  readonly least?: number;
  /** Between the rows of a cell. Default: that of a text. */
  readonly leading?: number;
}

interface Placed {
  readonly line: number;
  readonly lines: number;
  readonly left: number;
  readonly width: number;
  readonly rows: readonly Row[];
}

const padding = 4;

/** A table with edges around its cells, words in the middle of them. A line with a cell that reaches down is not cut from the next. */
export function tableRows(lines: readonly (readonly TableCell[])[], look: TableLook): Row[] {
  const { least = 20 } = look;
  const cells = placed(lines, look);
  const heights = lines.map((_, line) =>
    Math.max(least, ...cells.filter((cell) => cell.line === line && cell.lines === 1).map(needed)),
  );
  for (const cell of cells) {
    const last = cell.line + cell.lines - 1;
    const missing = needed(cell) - sum(heights.slice(cell.line, last + 1));
    if (missing > 0) heights[last]! += missing;
  }
  const rows: Row[] = [];
  for (let line = 0; line < lines.length; ) {
    let end = line + 1;
    for (const cell of cells) if (cell.line >= line && cell.line < end) end = Math.max(end, cell.line + cell.lines);
    const own = cells.filter((cell) => cell.line >= line && cell.line < end);
    rows.push({ height: sum(heights.slice(line, end)), inks: own.flatMap((cell) => inksOf(cell, heights, line)) });
    line = end;
  }
  return rows;
}

const needed = ({ rows }: Placed) => heightOf(rows) + 4;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Cells in the columns that cells from above leave free. */
function placed(lines: readonly (readonly TableCell[])[], { left, widths, leading }: TableLook): Placed[] {
  const cells: Placed[] = [];
  const takenUntil = widths.map(() => 0);
  for (const [line, row] of lines.entries()) {
    let column = 0;
    for (const { atoms, columns = 1, lines: wanted = 1 } of row) {
      while (column < widths.length && takenUntil[column]! > line) column += 1;
      const until = Math.min(widths.length, column + columns);
      if (until <= column) break;
      const reach = Math.min(wanted, lines.length - line);
      takenUntil.fill(line + reach, column, until);
      const cell = { left: left + sum(widths.slice(0, column)), width: sum(widths.slice(column, until)) };
      const inside = { left: cell.left + padding, width: cell.width - 2 * padding, align: 'center' as const };
      const rows = rowsOf(atoms, { ...inside, ...(leading !== undefined && { leading }) });
      cells.push({ ...cell, line, lines: reach, rows });
      column = until;
    }
  }
  return cells;
}

function inksOf({ line, lines, left, width, rows }: Placed, heights: readonly number[], first: number): Ink[] {
  const top = sum(heights.slice(first, line));
  const height = sum(heights.slice(line, line + lines));
  return [boxInk(left, top, width, height), ...moved(stacked(rows, 0), 0, top + (height - heightOf(rows)) / 2)];
}
