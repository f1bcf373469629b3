import type { ZipPart } from '../../zip/stored-zip';

/** A region of a sheet that is shown as one cell: only its first cell holds something. Rows from 1, column from 0. */
export interface Merged {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

const sheets = /<(?:\w+:)?sheet\s[^>]*>/g;
const relations = /<(?:\w+:)?Relationship\s[^>]*>/g;
const regions = /<(?:\w+:)?mergeCell\s[^>]*?ref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g;
/** More than a list has; a sheet that says more was made to do harm. */
const mostRegions = 20_000;

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean) ?? '';
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const plain = (text: string) => text.replace(/&(lt|gt|quot|apos|amp);/g, (_all, name: string) => entities[name]!);
const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The merged regions of a workbook of more than one row, by the names of its sheets (ECMA-376, 18.3.1.54). */
export function mergedCells(parts: readonly ZipPart[]): ReadonlyMap<string, readonly Merged[]> {
  const text = (name: string) => parts.find((part) => part.name === name)?.content.toString('utf8') ?? '';
  const targets = new Map(
    [...text('xl/_rels/workbook.xml.rels').matchAll(relations)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  return new Map(
    [...text('xl/workbook.xml').matchAll(sheets)].map(([tag]) => {
      const xml = text(targets.get(attribute(tag, 'id')) ?? '');
      const found = [...xml.matchAll(regions)].slice(0, mostRegions).map(([, column, first, last]) => ({
        column: columnOf(column!),
        first: Number(first),
        last: Number(last),
      }));
      return [plain(attribute(tag, 'name')), found.filter(({ first, last }) => last > first)];
    }),
  );
}

/** A row of a sheet: its number as spreadsheets count, and its cells. */
interface Row {
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * Rows with what a merged region says in each of its rows: the class of forty students is often one tall cell. To the
 * side nothing is repeated, since a wide cell is a title.
 */
export function withMerged<R extends Row>(rows: readonly R[], merged: readonly Merged[]): R[] {
  if (merged.length === 0) return [...rows];
  const filled = rows.map((row) => ({ ...row, cells: [...row.cells] }));
  const byNumber = new Map(filled.map((row) => [row.number, row]));
  const lastRow = filled.at(-1)?.number ?? 0;
  for (const { column, first, last } of merged) {
    const text = byNumber.get(first)?.cells[column] ?? '';
    if (text === '') continue;
    // an empty row has been left out, and stays so
    for (let number = first + 1; number <= Math.min(last, lastRow); number += 1) {
      const row = byNumber.get(number);
      if (!row || (row.cells[column] ?? '') !== '') continue;
      while (row.cells.length < column) row.cells.push('');
      row.cells[column] = text;
    }
  }
  return filled;
}
