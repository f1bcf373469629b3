import { invalid } from '../../../common/errors';
import { storedZip, type ZipPart } from '../../zip/stored-zip';
import { unpackedParts } from '../../zip/unpacked-parts';

/** What a workbook may hold: more was not meant to be a list of people. */
export interface WorkbookLimits {
  readonly rows: number;
  readonly columns: number;
  /** Of all its parts together, unpacked. */
  readonly bytes: number;
}

/** The last row that a spreadsheet has (ECMA-376, 18.3.1.73 and the limits of Excel). */
const lastRow = 1_048_576;
/** Starts of rows and of cells, with their attributes; `/` at the end: nothing is in them. */
const tags = /<(?:[\w.-]+:)?(row|c)(?=[\s/>])([^>]*)/g;
const numbers = /\sr\s*=\s*(["'])([A-Z]{0,3})(\d{1,7})\1/g;

/**
 * The text parts of a workbook, packed again without compression, for a reader that trusts its input: one cell at the
 * far end of a sheet, or an archive that unpacks to gigabytes, would take all of the server's memory. Throws AppError
 * `core.sheets.unreadable` and `core.sheets.tooLarge`.
 */
export function soundWorkbook(
  bytes: Buffer,
  limits: WorkbookLimits,
): { readonly bytes: Buffer; readonly parts: readonly ZipPart[] } {
  const parts = unpackedParts(bytes, (name) => /\.xml(\.rels)?$/.test(name), limits.bytes);
  if (parts === 'damaged') throw invalid('core.sheets.unreadable');
  if (parts === 'tooLarge') throw invalid('core.sheets.tooLarge', { rows: limits.rows });
  let area = 0;
  for (const { content } of parts) area += areaOf(content.toString('latin1'), limits);
  if (area > limits.rows * limits.columns) throw invalid('core.sheets.tooLarge', { rows: limits.rows });
  return { bytes: storedZip(parts), parts };
}

/**
 * How much a reader must make for a sheet: rows to the last, and cells from the first to the last that holds something.
 * 0 for other parts.
 */
function areaOf(xml: string, { rows: mostRows }: WorkbookLimits): number {
  if (!xml.includes('sheetData')) return 0;
  let [row, rows, last, bottom, right] = [0, 0, 0, 0, 0];
  for (const [, name, attributes] of xml.matchAll(tags)) {
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
  if (last > lastRow) throw invalid('core.sheets.unreadable');
  if (bottom > mostRows) throw invalid('core.sheets.tooLarge', { rows: mostRows });
  return last + bottom * right;
}

/** The declared position of a row or a cell; a row need not have one. Contradictory ones are refused. */
function placeIn(attributes: string, isCell: boolean): { row: number; column: number } | null {
  const [said, twice] = attributes.matchAll(numbers);
  const isRiddle = !said && (isCell || /\sr\s*=/.test(attributes));
  if (isRiddle || twice || (said && isCell !== (said[2] !== ''))) throw invalid('core.sheets.unreadable');
  return said ? { row: Number(said[3]), column: columnNumber(said[2]!) } : null;
}

const columnNumber = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
