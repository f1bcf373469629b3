import type { FileRow } from '../check/row';
import type { RosterField, RosterKind } from './fields';
import { headingKey } from './fields';
import { readNumber } from './cells';
import { knownHeadings, type Titles } from './mapping';
import { readClass } from './places';

/** A sheet of a workbook: its name, and its filled rows with their numbers. */
export interface RosterSheet {
  readonly name: string;
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[];
}

/** The rows of all sheets under one heading. */
export interface JoinedSheets {
  readonly heading: readonly string[];
  readonly rows: readonly FileRow[];
}

/** A sheet with its heading, and the field or the words by which a column is found in the others. */
interface Table {
  readonly name: string;
  readonly heading: readonly string[];
  readonly keys: readonly string[];
  readonly rows: RosterSheet['rows'];
}

const linesAbove = 10;
/** As few known headings make a heading. */
const fewestKnown = 2;

/**
 * All sheets of a workbook as one list: columns are joined by what they are called. Where there are several, a last column
 * says in which sheet, and on which of its lines, a row stands; `titles` has the words for it and for the class, which a
 * sheet may have as its name. Sheets that hold no people (notes, lists of codes) are left out.
 */
export function joinedSheets(
  kind: RosterKind,
  sheets: readonly RosterSheet[],
  titles: Titles,
  words: { readonly sheet: string; readonly class: string },
): JoinedSheets {
  const known = knownHeadings(kind, titles);
  const found = sheets.map((sheet) => tableOf(sheet, known));
  const first = found.find((table) => table !== null) ?? withoutHeading(sheets[0]!);
  const tables = sheets.flatMap((sheet, at): Table[] => {
    const table = found[at] ?? (sheet.name === first.name ? first : continued(sheet, first));
    return table ? [table] : [];
  });
  const isNamedByClass = (table: Table) => {
    const place = kind === 'students' ? readClass(table.name) : null;
    return place !== null && (place.grade !== null || tables.length > 1);
  };
  const titled = new Map<string, string>();
  for (const { keys, heading } of tables)
    for (const [at, key] of keys.entries()) if (!titled.has(key)) titled.set(key, heading[at]!);
  const own = [...titled];
  const hasClass = own.some(([key]) => key === 'class');
  const columns = hasClass || !tables.some(isNamedByClass) ? own : [...own, ['class', words.class] as const];
  const isSeveral = tables.length > 1;
  let before = 0;
  const rows = tables.flatMap((table) => {
    const offset = before;
    before += table.rows.at(-1)?.number ?? 0;
    return table.rows.map(({ number, cells }): FileRow => {
      const joined = columns.map(([key]) => {
        const cell = cells[table.keys.indexOf(key)] ?? '';
        return key === 'class' && cell === '' && isNamedByClass(table) ? table.name : cell;
      });
      return {
        line: offset + number,
        cells: isSeveral ? [...joined, `${table.name} ${number}`.trim()] : joined,
      };
    });
  });
  return { heading: [...columns.map(([, title]) => title), ...(isSeveral ? [words.sheet] : [])], rows };
}

/** Keys of columns: their field, else their words, each once. */
function keysOf(heading: readonly string[], known: ReadonlyMap<string, RosterField>): string[] {
  const seen = new Map<string, number>();
  return heading.map((title) => {
    const key = known.get(headingKey(title)) ?? `"${headingKey(title)}`;
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return times === 0 ? key : `${key} ${times}`;
  });
}

function tableOf({ name, rows }: RosterSheet, known: ReadonlyMap<string, RosterField>): Table | null {
  const isHeading = ({ cells }: RosterSheet['rows'][number]) =>
    cells.filter((cell) => known.has(headingKey(cell))).length >= fewestKnown;
  const at = rows.slice(0, linesAbove).findIndex(isHeading);
  if (at < 0) return null;
  const heading = rows[at]!.cells;
  const keys = keysOf(heading, known);
  // a heading that is printed on each page is no person
  const isAgain = (cells: readonly string[]) =>
    cells.filter((cell, column) => cell !== '' && cell === heading[column] && known.has(headingKey(cell))).length >=
    fewestKnown;
  return { name, heading, keys, rows: rows.slice(at + 1).filter(({ cells }) => !isAgain(cells)) };
}

const withoutHeading = ({ name, rows: [head, ...rows] }: RosterSheet): Table => ({
  name,
  heading: head?.cells ?? [],
  keys: (head?.cells ?? []).map((_cell, at) => `${at}`),
  rows,
});

/** A sheet that goes on without a heading: most of its rows have numbers as long as those of the first sheet. */
function continued({ name, rows }: RosterSheet, { heading, keys, rows: first }: Table): Table | null {
  const column = keys.indexOf('number');
  const lengthOf = (cells: readonly string[]) => readNumber(cells[column] ?? '')?.length ?? 0;
  const lengths = new Set(first.map(({ cells }) => lengthOf(cells)).filter(Boolean));
  const like = rows.filter(({ cells }) => lengths.has(lengthOf(cells)));
  return column >= 0 && like.length * 2 > rows.length ? { name, heading, keys, rows } : null;
}
