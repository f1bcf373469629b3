import { readFile } from 'node:fs/promises';
import { AppError, invalid } from '../../common/errors';
import { cellText } from './reading/cell-text';
import { decodeText } from './reading/decode-text';
import { isTooMuch, RefusedWorkbook, rowsInThread } from './in-thread';
import type { RowsPart } from './sheet-thread';
import { type Merged, withMerged } from './reading/merged-cells';

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

/** The first part of an OpenDocument file says what it is (OpenDocument 1.3, part 2, 3.3); it lies there unpacked. */
const isOpenDocument = (bytes: Buffer) =>
  bytes.subarray(30, 120).toString('latin1').startsWith('mimetypeapplication/vnd.oasis.opendocument.');

/**
 * Reads the sheets of an uploaded file: xlsx, or CSV in any encoding of {@link decodeText}, distinguished by content. What
 * a merged cell says stands in each of its rows. `name` is that of the file: one that says it is a workbook, and is not, is
 * told what it is. Throws AppError with a sentence: `core.sheets.oldWorkbook` (xls), `core.sheets.openDocument` (ods),
 * `core.sheets.locked`, `core.sheets.webPage`, `core.sheets.plainText`, `core.sheets.unreadable`, `core.sheets.encoding`,
 * `core.sheets.tooLarge`, `core.sheets.empty`.
 */
export async function readSheets(path: string, name = ''): Promise<ReadSheet[]> {
  const bytes = await readFile(path);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw invalid(`core.sheets.${isLocked(bytes) ? 'locked' : 'oldWorkbook'}`);
  if (isOpenDocument(bytes)) throw invalid('core.sheets.openDocument');
  const filled = (await (startsWith(bytes, 0x50, 0x4b) ? sheetsOfBook(bytes) : sheetsOfText(bytes, name))).filter(
    ({ rows }) => rows.length > 0,
  );
  if (filled.length === 0) throw invalid('core.sheets.empty');
  return filled;
}

function sheetsOfBook(bytes: Buffer): Promise<ReadSheet[]> {
  const limits = { rows: mostRows, columns: mostColumns, bytes: mostUnpacked };
  return sheetsOf(rowsInThread({ kind: 'readWorkbook', bytes, limits }), mostRows);
}

function sheetsOfText(bytes: Buffer, name: string): Promise<ReadSheet[]> {
  const text = decodeText(bytes);
  if (/^\s*<(?:!doctype html|html|head|body|meta|table|\?xml)\b/i.test(text)) throw invalid('core.sheets.webPage');
  if (/\.xlsx?$/i.test(name) && text.trim() !== '' && !isList(text)) throw invalid('core.sheets.plainText', { name });
  return sheetsOf(partsOfText(text), mostRows);
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
  const sheets: { name: string; rows: SheetRow[]; seen: number; merged: readonly Merged[] }[] = [];
  try {
    for await (const part of parts) {
      sheets[part.sheet] ??= { name: part.name, rows: [], seen: 0, merged: part.merged ?? [] };
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
  return sheets.filter(Boolean).map(({ name, rows, merged }) => ({ name, rows: withMerged(rows, merged) }));
}

/** Whether a text that calls itself a workbook is a list all the same, which somebody has only renamed. */
function isList(text: string): boolean {
  const widths = text
    .split(/\r?\n/, 20)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(delimiterOf(text)).length);
  return widths.length > 1 && widths[0]! > 1 && widths.every((width) => width === widths[0]);
}

const partsOfText = (text: string): AsyncIterable<RowsPart> =>
  rowsInThread({ kind: 'readCsv', text, delimiter: delimiterOf(text) });

/** The most frequent of comma, tab and semicolon in the first line that is not empty. */
function delimiterOf(text: string): string {
  const line = /[^\r\n]+/.exec(text)?.[0] ?? '';
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', '\t', ';'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

const tooLarge = (rows: number) => invalid('core.sheets.tooLarge', { rows });
