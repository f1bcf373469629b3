import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { AppError, invalid } from '../../common/errors';
import { cellText } from './cell-text';
import { decodeText } from './decode-text';
import { unpackedBytes } from './unpacked-bytes';

/** A row of a sheet: its number as spreadsheets count (the first is 1), and its cells as text. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A sheet as it was read. Empty rows are left out; the numbers of the others stay what they were. */
export interface ReadSheet {
  /** Name of the sheet; empty for CSV. */
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

/** More rows than a city has pupils in one school year: what is larger was not meant to be a list of people. */
export const mostRows = 100_000;
const mostColumns = 200;
/** A workbook may pack well, but not this well. */
const mostUnpacked = 400 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);

/**
 * Reads the sheets of an uploaded file: xlsx, or CSV in any encoding of {@link decodeText}, told apart by content.
 * Throws AppError with a sentence: `core.sheets.oldWorkbook` (xls), `core.sheets.unreadable`, `core.sheets.encoding`,
 * `core.sheets.tooLarge`, `core.sheets.empty`.
 */
export async function readSheets(path: string): Promise<ReadSheet[]> {
  const bytes = await readFile(path);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw invalid('core.sheets.oldWorkbook');
  const sheets = startsWith(bytes, 0x50, 0x4b) ? await workbook(bytes) : [{ name: '', rows: csv(decodeText(bytes)) }];
  const filled = sheets
    .map(({ name, rows }) => ({ name, rows: rows.map(rowOf).filter(({ cells }) => cells.some(Boolean)) }))
    .filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw invalid('core.sheets.empty');
  return filled;
}

const rowOf = (cells: readonly unknown[], index: number): SheetRow => ({
  number: index + 1,
  cells: cells.slice(0, mostColumns).map(cellText),
});

async function workbook(bytes: Buffer): Promise<{ name: string; rows: readonly unknown[][] }[]> {
  const unpacked = unpackedBytes(bytes);
  if (unpacked === null) throw invalid('core.sheets.unreadable');
  if (unpacked > mostUnpacked) throw tooLarge();
  try {
    // numbers stay as they are written: a student number is no number, and must not lose its digits
    const sheets = await readWorkbook(bytes, { parseNumber: (text) => text });
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: withinLimit(data as unknown[][]) }));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('core.sheets.unreadable', 422, {}, { cause: error });
  }
}

function csv(text: string): readonly string[][] {
  try {
    return withinLimit(
      parse(text, {
        bom: true,
        delimiter: delimiterOf(text),
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: false,
      }) as string[][],
    );
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('core.sheets.unreadable', 422, {}, { cause: error });
  }
}

/** The one of comma, tab and semicolon that stands most often in the first line that is not empty. */
function delimiterOf(text: string): string {
  const line = /[^\r\n]+/.exec(text)?.[0] ?? '';
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', '\t', ';'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

function withinLimit<Row>(rows: Row[]): Row[] {
  if (rows.length > mostRows) throw tooLarge();
  return rows;
}

const tooLarge = () => invalid('core.sheets.tooLarge', { rows: mostRows });
