import { storedZip, type ZipPart } from '../../zip/stored-zip';
import { unpackedParts } from '../../zip/unpacked-parts';

/** Why a workbook is not read. */
export type WorkbookFault = 'unreadable' | 'tooLarge';

/** Thrown in the thread; its fault is told to whoever waits for rows. */
export class UnsoundWorkbook extends Error {
  constructor(readonly fault: WorkbookFault) {
    super(fault);
  }
}

/** What a workbook may hold: more was not meant to be a list of people. */
export interface WorkbookLimits {
  readonly rows: number;
  readonly columns: number;
  /** Of all its parts together, unpacked. */
  readonly bytes: number;
}

/** The last row that a spreadsheet has (ECMA-376, 18.3.1.73 and the limits of Excel). */
const lastRow = 1_048_576;
const pieceBytes = 4_194_304;
const beginOfTag = '<';
/** Starts of rows and of cells, with their attributes; `/` at the end: nothing is in them. */
const tags = /<(?:[\w.-]+:)?(row|c)(?=[\s/>])([^>]*)/g;
const numbers = /\sr\s*=\s*(["'])([A-Z]{0,3})(\d{1,7})\1/g;

/**
 * The text parts of a workbook, packed again without compression, for a reader that trusts its input: one cell at the
 * far end of a sheet, or an archive that unpacks to gigabytes, would take all of the server's memory. Unpacking ends at
 * the limit, and takes a processor for a second: for threads. Throws {@link UnsoundWorkbook}.
 */
export function soundWorkbook(
  bytes: Buffer,
  limits: WorkbookLimits,
): { readonly bytes: Buffer; readonly parts: readonly ZipPart[] } {
  const parts = unpackedParts(bytes, (name) => /\.xml(\.rels)?$/.test(name), limits.bytes);
  if (parts === 'damaged') throw new UnsoundWorkbook('unreadable');
  if (parts === 'tooLarge') throw new UnsoundWorkbook('tooLarge');
  let area = 0;
  for (const { content } of parts) area += areaOf(content, limits);
  if (area > limits.rows * limits.columns) throw new UnsoundWorkbook('tooLarge');
  return { bytes: storedZip(parts), parts };
}

/**
 * How much a reader must make for a sheet: rows to the last, and cells from the first to the last that holds something.
 * 0 for other parts.
 */
function areaOf(xml: Buffer, { rows: mostRows }: WorkbookLimits): number {
  if (!xml.includes('sheetData')) return 0;
  let [row, rows, last, bottom, right] = [0, 0, 0, 0, 0];
  for (const [, name, attributes] of tagsOf(xml)) {
    const place = placeIn(attributes!, name === 'c');
    if (name === 'row') {
      row = place?.row ?? 0;
      rows += 1;
      last = Math.max(last, row, rows);
    } else if (place && !attributes!.endsWith('/')) {
      // Excel keeps cells that are only formatted, often down to the last row; these are empty, and left out above
      bottom = Math.max(bottom, row, place.row);
      right = Math.max(right, place.column);
    }
  }
  if (last > lastRow) throw new UnsoundWorkbook('unreadable');
  if (bottom > mostRows) throw new UnsoundWorkbook('tooLarge');
  return last + bottom * right;
}

/** Tags of rows and cells, piece by piece: the text of a whole sheet would be a second copy of it. */
function* tagsOf(xml: Buffer): Generator<RegExpExecArray> {
  for (let start = 0, end = 0; start < xml.length; start = end) {
    end = start + pieceBytes < xml.length ? xml.lastIndexOf(beginOfTag, start + pieceBytes) : xml.length;
    // no cell is so long
    if (end <= start) throw new UnsoundWorkbook('unreadable');
    yield* xml.toString('latin1', start, end).matchAll(tags);
  }
}

/** The declared position of a row or a cell; a row need not have one. Contradictory ones are refused. */
function placeIn(attributes: string, isCell: boolean): { row: number; column: number } | null {
  const [said, twice] = attributes.matchAll(numbers);
  const isRiddle = !said && (isCell || /\sr\s*=/.test(attributes));
  if (isRiddle || twice || (said && isCell !== (said[2] !== ''))) throw new UnsoundWorkbook('unreadable');
  return said ? { row: Number(said[3]), column: columnNumber(said[2]!) } : null;
}

const columnNumber = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
