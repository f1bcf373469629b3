import { readClass } from '../../rosters/read/places';
import { readPeriod, readWeekday } from './header-words';

/** A sheet of a workbook, as it was read. */
interface Sheet {
  readonly name: string;
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[];
}

/** A filled cell of a timetable. */
export interface GridCell {
  /** What may say whose it is, nearest first: the label of its row or column, the title above it, the name of the sheet. */
  readonly owners: readonly string[];
  readonly weekday: number;
  readonly period: number;
  readonly text: string;
}

type Rows = readonly (readonly string[])[];

/** Fewest weekdays, periods or classes beside each other that make a heading. */
const fewest = { weekdays: 3, periods: 4, classes: 2 };

/** All cells of a timetable, however it is laid out: one class or teacher to a grid, or all classes in one table. */
export const gridCells = (sheets: readonly Sheet[]): GridCell[] => sheets.flatMap(cellsOfSheet);

function cellsOfSheet({ name, rows }: Sheet): GridCell[] {
  const cells = rows.map((row) => row.cells);
  const heads = cells.flatMap((row, at) => headOf(row, cells[at + 1] ?? [], at) ?? []);
  return heads.flatMap((head, index) => {
    const before = index === 0 ? 0 : heads[index - 1]!.at + 1;
    const end = heads[index + 1]?.at ?? cells.length;
    const titles = [...titlesIn(cells.slice(before, head.at)), name];
    return head.read({ head: cells[head.at]!, below: cells.slice(head.at + 1, end), titles });
  });
}

interface Block {
  readonly head: readonly string[];
  readonly below: Rows;
  readonly titles: readonly string[];
}
interface Head {
  readonly at: number;
  readonly read: (block: Block) => GridCell[];
}

/** What kind of heading a row is; null: none. */
function headOf(row: readonly string[], next: readonly string[], at: number): Head | null {
  const count = (read: (cell: string) => unknown) => row.filter((cell) => cell && read(cell) !== null).length;
  if (count(readWeekday) >= fewest.weekdays) {
    const periods = next.filter((cell, column) => column > firstWeekday(row) - 1 && readPeriod(cell) !== null).length;
    return { at, read: periods > count(readWeekday) ? wideTable : weekGrid };
  }
  if (count(fullClass) >= fewest.classes) return { at, read: classColumns };
  if (
    count(readPeriod) >= fewest.periods &&
    row.filter(Boolean).length - count(readPeriod) <= 2 &&
    !isWideSecond(row, at)
  )
    return { at, read: turnedGrid };
  return null;
}

/** A second heading of periods repeats: 1 to 7 for each weekday. */
const isWideSecond = (row: readonly string[], at: number) =>
  at > 0 && row.filter((cell) => readPeriod(cell) === 1).length > 1;

const fullClass = (text: string) => (readClass(text)?.grade ? text : null);
const firstWeekday = (row: readonly string[]) => row.findIndex((cell) => readWeekday(cell) !== null);

/** Texts above a heading, the nearest first. */
const titlesIn = (rows: Rows) =>
  rows
    .toReversed()
    .flatMap((row) => row.filter(Boolean).slice(0, 3))
    .slice(0, 6);

/** Weekdays across, periods down. */
function weekGrid({ head, below, titles }: Block): GridCell[] {
  const first = firstWeekday(head);
  const column = periodColumn(below, first);
  return below.flatMap((row) => {
    const period = readPeriod(row[column] ?? '');
    if (period === null) return [];
    return head.flatMap((title, at) => {
      const weekday = at >= first ? readWeekday(title) : null;
      const text = row[at] ?? '';
      return weekday && text ? [{ owners: titles, weekday, period, text }] : [];
    });
  });
}

/** Of the columns before the first weekday the one with most periods. */
function periodColumn(rows: Rows, first: number): number {
  const counts = Array.from(
    { length: first },
    (_, at) => rows.filter((row) => readPeriod(row[at] ?? '') !== null).length,
  );
  return counts.indexOf(Math.max(...counts));
}

/** Periods across, weekdays down. */
function turnedGrid({ head, below, titles }: Block): GridCell[] {
  return below.flatMap((row) => {
    const column = row.findIndex((cell) => readWeekday(cell) !== null);
    const weekday = readWeekday(row[column] ?? '');
    if (weekday === null) return [];
    return head.flatMap((title, at) => {
      const period = at > column ? readPeriod(title) : null;
      const text = row[at] ?? '';
      return period && text ? [{ owners: titles, weekday, period, text }] : [];
    });
  });
}

/** A row for each class or teacher, weekdays across and below them periods: the timetable of a school. */
function wideTable({ head, below, titles }: Block): GridCell[] {
  const [periods = [], ...rows] = below;
  const first = firstWeekday(head);
  let weekday: number | null = null;
  // the name of a weekday stands over its first period only
  const times = Array.from({ length: Math.max(head.length, periods.length) }, (_, at) => {
    weekday = at >= first ? (readWeekday(head[at] ?? '') ?? weekday) : null;
    return { weekday, period: readPeriod(periods[at] ?? '') };
  });
  return rows.flatMap((row) => {
    const labels = row.slice(0, first).filter(Boolean).toReversed();
    if (labels.length === 0) return [];
    return times.flatMap((time, at) => {
      const text = row[at] ?? '';
      if (!time.weekday || !time.period || !text) return [];
      return [{ owners: [...labels, ...titles], weekday: time.weekday, period: time.period, text }];
    });
  });
}

/** A column for each class, weekdays and periods down. */
function classColumns({ head, below, titles }: Block): GridCell[] {
  const first = head.findIndex((cell) => fullClass(cell) !== null);
  let weekday: number | null = null;
  return below.flatMap((row) => {
    const before = row.slice(0, first);
    weekday = before.map(readWeekday).find((found) => found !== null) ?? weekday;
    const period = before.map(readPeriod).find((found) => found !== null) ?? null;
    const day = weekday;
    if (day === null || period === null) return [];
    return head.flatMap((title, at) => {
      const text = row[at] ?? '';
      return fullClass(title) && text ? [{ owners: [title, ...titles], weekday: day, period, text }] : [];
    });
  });
}
