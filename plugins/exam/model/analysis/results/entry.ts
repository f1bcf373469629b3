import { answerOption } from 'edutech/plugins/questions/kit/common/types/answer-letters';

// Results of a printed exam, from a workbook: students down, parts of items across. It is read row by row; what is wrong is told
// with its row, and nothing of a file with faults is written.

/** Columns before those of the items: student number, name, class. */
export const personColumns = 3;

export interface EntryPerson {
  readonly studentId: string;
  readonly classId: string;
  readonly usercode: string;
  readonly name: string;
}

/** A part of an item: a column of the workbook. */
export interface EntryColumn {
  /** Place of the item on the paper, from 1. */
  readonly number: number;
  /** Of the part, from 1; 0: the item has no parts. */
  readonly part: number;
  readonly full: number;
  /** Options that letters may stand for in place of points; 0: letters are refused. */
  readonly options: number;
  /** Number of the first item of those of which one is chosen; absent: it is not one of them. */
  readonly choice?: number;
}

export const entryFaults = ['nobody', 'twice', 'noNumber', 'offScale', 'missing', 'several'] as const;

export interface EntryFault {
  readonly row: number;
  readonly name: string;
  /** The heading of the column; empty where the row is meant. */
  readonly column: string;
  readonly value: string;
  readonly why: (typeof entryFaults)[number];
  readonly of: number | null;
}

export interface Choice {
  /** Place of the column, from 0. */
  readonly at: number;
  readonly choice: readonly number[];
}

export interface EntryRow {
  readonly studentId: string;
  /** By column; empty: absent. A place with letters has 0 until they are marked. */
  readonly points: readonly number[];
  readonly choices: readonly Choice[];
  /** Places of columns of items that were left out for another; they have 0. */
  readonly leftOut: readonly number[];
}

export interface Entry {
  readonly rows: readonly EntryRow[];
  readonly faults: readonly EntryFault[];
}

interface SheetLine {
  readonly number: number;
  readonly cells: readonly string[];
}

/** 第 21 题(2)（6 分）: what heads a column, and is found again by its numbers. */
export const headingOf = ({ number, part, full }: EntryColumn, say: (name: string, values: object) => string): string =>
  say(part === 0 ? 'item' : 'part', { number, part, full });

const numbersIn = (title: string): number[] => (narrow(title).match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Wide digits and letters, as Chinese keyboards write them, in their narrow form. */
const narrow = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).trim();

/** Which columns of a sheet are which: the numbers of their headings say it. */
function columnsOf(head: readonly string[], columns: readonly EntryColumn[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const [place, title] of head.entries()) {
    if (place < personColumns) continue;
    const [number, second] = numbersIn(title);
    const at = columns.findIndex((one) => one.number === number && (one.part === 0 || one.part === second));
    if (at >= 0 && !found.has(at)) found.set(at, place);
  }
  return found;
}

const absentWords = /^(缺考|缺|absent)$/i;

/**
 * Reads the sheets of a workbook. A row without any points, or with 缺考 in one of its cells, is somebody who was absent. Null where
 * no sheet has a column for every part of every item.
 */
export function readEntry(
  sheets: readonly (readonly SheetLine[])[],
  people: readonly EntryPerson[],
  columns: readonly EntryColumn[],
): Entry | null {
  const tables = sheets
    .map(([head, ...body]) => ({ head: head?.cells ?? [], body, places: columnsOf(head?.cells ?? [], columns) }))
    .filter(({ places }) => places.size === columns.length);
  if (tables.length === 0) return null;
  const known = new Map(people.map((person) => [person.usercode, person]));
  const seen = new Set<string>();
  const entry = { rows: [] as EntryRow[], faults: [] as EntryFault[] };
  for (const { head, body, places } of tables) {
    for (const { number: row, cells } of body) {
      const usercode = narrow(cells[0] ?? '');
      const person = known.get(usercode);
      const fault = (why: EntryFault['why'], at?: number): void => {
        const place = at === undefined ? 0 : places.get(at)!;
        entry.faults.push({
          row,
          name: person?.name ?? cells[1] ?? '',
          column: at === undefined ? '' : (head[place] ?? ''),
          value: cells[place] ?? '',
          why,
          of: at === undefined ? null : columns[at]!.full,
        });
      };
      if (!person) {
        fault('nobody');
        continue;
      }
      if (seen.has(usercode)) {
        fault('twice');
        continue;
      }
      seen.add(usercode);
      entry.rows.push({
        studentId: person.studentId,
        ...readRow(columns, (at) => cells[places.get(at)!] ?? '', fault),
      });
    }
  }
  return entry;
}

function readRow(
  columns: readonly EntryColumn[],
  cellOf: (at: number) => string,
  fault: (why: EntryFault['why'], at: number) => void,
): Omit<EntryRow, 'studentId'> {
  const cells = columns.map((_, at) => narrow(cellOf(at)));
  if (cells.every((cell) => cell === '') || cells.some((cell) => absentWords.test(cell)))
    return { points: [], choices: [], leftOut: [] };
  const choices: Choice[] = [];
  const leftOut = leftOutOf(columns, cells);
  const points = cells.map((cell, at) => {
    const { full, options } = columns[at]!;
    const choice = options > 0 && /^[a-z]+$/i.test(cell) ? [...cell].map(answerOption) : null;
    if (leftOut.includes(at)) {
      if (cell !== '') fault('several', at);
    } else if (cell === '') fault('missing', at);
    else if (choice) {
      if (choice.some((option) => option >= options) || new Set(choice).size < choice.length) fault('noNumber', at);
      else choices.push({ at, choice: choice.toSorted((one, other) => one - other) });
      return 0;
    } else if (!/^\d+(\.\d+)?$/.test(cell)) fault('noNumber', at);
    else if (!isOnScale(Number(cell), full)) fault('offScale', at);
    else return Number(cell);
    return 0;
  });
  return { points, choices, leftOut };
}

/** Columns of items that do not count: of those of which one is chosen, all but the first with points; with none all but the first. */
function leftOutOf(columns: readonly EntryColumn[], cells: readonly string[]): number[] {
  const counts = new Map<number, number>();
  for (const [at, { choice, number }] of columns.entries())
    if (choice !== undefined && cells[at] !== '' && !counts.has(choice)) counts.set(choice, number);
  return columns.flatMap(({ choice, number }, at) =>
    choice !== undefined && (counts.get(choice) ?? choice) !== number ? [at] : [],
  );
}

/** Points go in halves, from nothing to all. */
export const isOnScale = (points: number, full: number): boolean =>
  points >= 0 && points <= full && Number.isInteger(points * 2);
