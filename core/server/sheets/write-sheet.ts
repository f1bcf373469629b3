import { guardFormula } from './reading/cell-text';
import { workbookInThread } from './in-thread';
import type { RowsPart } from './sheet-thread';

/** What a cell holds; days are text (`2026-09-01`), so that nobody's time zone moves them. */
export type CellValue = string | number | null;

export interface SheetColumn {
  readonly title: string;
  /** In characters. Default 14. */
  readonly width?: number;
}

/** A sheet to write: one row of titles, then the rows, whose cells are in the order of the columns. */
export interface SheetToWrite {
  /** At most 31 characters, without `: \ / ? * [ ]`; what does not fit is left out. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly CellValue[])[];
}

/** Rows that are made ready at once. */
const rowsPerPart = 1000;

/**
 * Writes a workbook (xlsx) with a bold first row that stays in sight. Numbers that are names (a student number, a phone
 * number) are given as text and stay text; text that looks like a formula is guarded.
 */
export const writeSheets = (sheets: readonly SheetToWrite[]): Promise<Buffer> =>
  workbookInThread(
    sheets.map(({ name, columns }) => ({
      name: name.replace(/[:\\/?*[\]]/g, ' ').slice(0, 31),
      columns: columns.map(({ title, width = 14 }) => ({ title, width })),
    })),
    partsOf(sheets),
  );

function* partsOf(sheets: readonly SheetToWrite[]): Generator<RowsPart<CellValue>> {
  for (const [sheet, { name, rows }] of sheets.entries())
    for (let start = 0; start < rows.length; start += rowsPerPart)
      yield { sheet, name, rows: rows.slice(start, start + rowsPerPart).map((row) => row.map(guarded)) };
}

const guarded = (cell: CellValue): CellValue => (typeof cell === 'string' ? guardFormula(cell) : cell);
