// A separate program, which in-thread.ts runs beside the server: unpacking, parsing and packing sheets takes a
// processor for seconds, and nobody else's call should wait for that.
import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import writeWorkbook from 'write-excel-file/node';
import { type Merged, mergedCells } from './reading/merged-cells';
import { soundWorkbook, UnsoundWorkbook, type WorkbookFault, type WorkbookLimits } from './reading/workbook-parts';

/** What a thread is to do. */
export type SheetTask =
  | { readonly kind: 'readWorkbook'; readonly bytes: Uint8Array; readonly limits: WorkbookLimits }
  | { readonly kind: 'readCsv'; readonly text: string; readonly delimiter: string }
  | { readonly kind: 'writeWorkbook'; readonly sheets: readonly SheetHead[] };

/** A sheet before its rows, which follow it in parts. */
export interface SheetHead {
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly width: number }[];
}

/** Some rows of the sheet with this place among the sheets. The last part of all is null. */
export interface RowsPart<Cell = unknown> {
  readonly sheet: number;
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  /** Of its first part: the merged cells of the sheet. */
  readonly merged?: readonly Merged[];
}

/** What the thread found wrong with a workbook, in place of rows. */
export interface Refused {
  readonly fault: WorkbookFault;
}

/** Rows that are transferred at once: receiving them takes a few milliseconds. */
const rowsPerPart = 1000;

const port = parentPort!;

/** Gives rows away part by part, each when it is asked for: the other side never has more than one to look at. */
async function tell(sheets: readonly Omit<RowsPart, 'sheet'>[]): Promise<void> {
  for (const [sheet, { name, rows, merged = [] }] of sheets.entries())
    for (let start = 0; start < rows.length; start += rowsPerPart) {
      await once(port, 'message');
      const some = rows.slice(start, start + rowsPerPart);
      port.postMessage({ sheet, name, rows: some, ...(start === 0 && { merged }) } satisfies RowsPart);
    }
  await once(port, 'message');
  port.postMessage(null);
}

async function rowsOfBook({ bytes, limits }: Extract<SheetTask, { kind: 'readWorkbook' }>) {
  const sound = soundWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits);
  const merged = mergedCells(sound.parts);
  // numbers stay as they are written: a student number is no number, and must not lose its digits
  const sheets = await readWorkbook(sound.bytes, { parseNumber: (text) => text });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data as unknown[][],
    merged: merged.get(sheet) ?? [],
  }));
}

const rowsOfText = ({ text, delimiter }: { text: string; delimiter: string }): string[][] =>
  parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false });

async function written(heads: readonly SheetHead[]): Promise<Uint8Array> {
  const sheets = heads.map(({ name, columns }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
    data: [columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }) as Cell)],
  }));
  for (;;) {
    port.postMessage(null);
    const [part] = (await once(port, 'message')) as [RowsPart<string | number | null> | null];
    if (!part) return writeWorkbook(sheets).toBuffer();
    for (const row of part.rows) sheets[part.sheet]!.data.push(row.map(cellOf));
  }
}

type Cell =
  | { value: string; type: StringConstructor; fontWeight?: 'bold' }
  | { value: number; type: NumberConstructor }
  | null;

const cellOf = (cell: string | number | null): Cell => {
  if (cell === null || cell === '') return null;
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: cell, type: String };
};

async function perform(task: SheetTask): Promise<void> {
  if (task.kind === 'writeWorkbook') {
    port.postMessage(await written(task.sheets));
    return;
  }
  try {
    await tell(task.kind === 'readCsv' ? [{ name: '', rows: rowsOfText(task) }] : await rowsOfBook(task));
  } catch (error) {
    if (!(error instanceof UnsoundWorkbook)) throw error;
    await once(port, 'message');
    port.postMessage({ fault: error.fault } satisfies Refused);
  }
}

// one task after the other; whoever started the thread ends it
for (;;) {
  const [task] = (await once(port, 'message')) as [SheetTask];
  await perform(task);
}
