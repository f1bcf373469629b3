import writeWorkbook from 'write-excel-file/node';
import { guardFormula } from './cell-text';

/** What a cell holds; days are text (`2026-09-01`), so that nobody's time zone moves them. */
export type CellValue = string | number | null;

export interface SheetColumn {
  readonly title: string;
  /** In characters. Default 14. */
  readonly width?: number;
}

/** A sheet to write: one row of titles, then the rows, whose cells stand in the order of the columns. */
export interface SheetToWrite {
  /** At most 31 characters, without `: \ / ? * [ ]`; what does not fit is left out. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly CellValue[])[];
}

/**
 * Writes a workbook (xlsx) with a bold first row that stays in sight. Numbers that are names (a student number, a phone
 * number) are given as text and stay text; text that looks like a formula is guarded.
 */
export function writeSheets(sheets: readonly SheetToWrite[]): Promise<Buffer> {
  return writeWorkbook(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name.replace(/[:\\/?*[\]]/g, ' ').slice(0, 31),
      stickyRowsCount: 1,
      columns: columns.map(({ width = 14 }) => ({ width })),
      data: [
        columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const })),
        ...rows.map(rowOf),
      ],
    })),
  ).toBuffer();
}

const rowOf = (cells: readonly CellValue[]) =>
  cells.map((cell) => {
    if (cell === null || cell === '') return null;
    return typeof cell === 'number' ? { value: cell, type: Number } : { value: guardFormula(cell), type: String };
  });
