import { readFile } from 'node:fs/promises';
import { AppError, invalid } from '../../common/errors';
import { cellText } from './reading/cell-text';
import { decodeText } from './reading/decode-text';
import { isTooMuch, RefusedWorkbook, rowsInThread } from './in-thread';
import type { RowsPart } from './sheet-thread';

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

/** More rows than a city has students in one school year: a larger file was not meant to be a list of people. */
export const mostRows = 100_000;
/** Rows of a table of links: each student in ten classes. */
const mostLines = 1_000_000;
const mostColumns = 200;
/** All of a workbook, unpacked: several times what so many rows take. */
const mostUnpacked = 128 * 1_048_576;

/** A workbook with a password is wrapped in the same container as an xls (MS-OFFCRYPTO 2.3.4.4). */
const isLocked = (bytes: Buffer) => bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));

const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);

/**
 * Reads the sheets of an uploaded file: xlsx, or CSV in any encoding of {@link decodeText}, distinguished by content.
 * Throws AppError with a sentence: `core.sheets.oldWorkbook` (xls), `core.sheets.locked`, `core.sheets.unreadable`,
 * `core.sheets.encoding`, `core.sheets.tooLarge`, `core.sheets.empty`.
 */
export async function readSheets(path: string): Promise<ReadSheet[]> {
  const bytes = await readFile(path);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw invalid(`core.sheets.${isLocked(bytes) ? 'locked' : 'oldWorkbook'}`);
  const parts = startsWith(bytes, 0x50, 0x4b) ? partsOfBook(bytes) : partsOfText(decodeText(bytes));
  const filled = (await sheetsOf(parts, mostRows)).filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw invalid('core.sheets.empty');
  return filled;
}

/**
 * The filled rows of a CSV text that belongs to others of its kind (OneRoster), where there may be more of them than
 * people. Throws as {@link readSheets} does.
 */
export async function readCsv(text: string): Promise<readonly (readonly string[])[]> {
  const [sheet] = await sheetsOf(partsOfText(text), mostLines);
  return sheet?.rows.map(({ cells }) => cells) ?? [];
}

async function sheetsOf(parts: AsyncIterable<RowsPart>, most: number): Promise<ReadSheet[]> {
  const sheets: { name: string; rows: SheetRow[]; seen: number }[] = [];
  try {
    for await (const part of parts) {
      sheets[part.sheet] ??= { name: part.name, rows: [], seen: 0 };
      const sheet = sheets[part.sheet]!;
      if (sheet.seen + part.rows.length > most) throw tooLarge(most);
      for (const row of part.rows) {
        const cells = row.slice(0, mostColumns).map(cellText);
        sheet.seen += 1;
        if (cells.some(Boolean)) sheet.rows.push({ number: sheet.seen, cells });
      }
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isTooMuch(error) || (error instanceof RefusedWorkbook && error.fault === 'tooLarge')) throw tooLarge(most);
    throw new AppError('core.sheets.unreadable', 422, {}, { cause: error });
  }
  // a sheet without rows has reported nothing
  return sheets.filter(Boolean).map(({ name, rows }) => ({ name, rows }));
}

const partsOfBook = (bytes: Buffer): AsyncIterable<RowsPart> =>
  rowsInThread({ kind: 'readWorkbook', bytes, limits: { rows: mostRows, columns: mostColumns, bytes: mostUnpacked } });

const partsOfText = (text: string): AsyncIterable<RowsPart> =>
  rowsInThread({ kind: 'readCsv', text, delimiter: delimiterOf(text) });

/** The most frequent of comma, tab and semicolon in the first line that is not empty. */
function delimiterOf(text: string): string {
  const line = /[^\r\n]+/.exec(text)?.[0] ?? '';
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', '\t', ';'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

const tooLarge = (rows: number) => invalid('core.sheets.tooLarge', { rows });
