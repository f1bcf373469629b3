import { guardFormula } from 'edutech/core/server/sheets/reading/cell-text';
import type { CellValue } from 'edutech/core/server/sheets/write-sheet';

/** Begins a file of CSV, so that Excel reads it as UTF-8. */
export const csvMark = '\ufeff';

/**
 * One row of CSV (RFC 4180) with its line end. Text that a spreadsheet would run is guarded, as in workbooks; line breaks
 * and quotes stay inside their cell.
 */
export const csvRow = (cells: readonly CellValue[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: CellValue): string {
  const text = typeof cell === 'string' ? guardFormula(cell) : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
