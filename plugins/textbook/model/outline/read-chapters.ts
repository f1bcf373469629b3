import { deepestChapter, mostChapters, tidyName } from '../trees/chapters';

/** A row of a sheet, as spreadsheets count them. */
export interface OutlineRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A chapter that a sheet names; in reading order the level tells what it belongs to. */
export interface SheetChapter {
  readonly line: number;
  /** 1 at the top. */
  readonly level: number;
  readonly name: string;
  /** Empty where the sheet says none. */
  readonly nameEn: string;
}

/** What is wrong with a cell: its line, the letter of its column, and a message with its parameters. */
export interface SheetFault {
  readonly line: number;
  readonly column: string;
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What our template calls the columns, in every language: one list for each level, and one for English names. */
export interface ChapterTitles {
  readonly levels: readonly (readonly string[])[];
  readonly english: readonly string[];
}

export interface ReadChapters {
  readonly chapters: readonly SheetChapter[];
  readonly faults: readonly SheetFault[];
}

/** Longest name of a chapter. */
const longest = 100;
/** Lines in which the titles are looked for: something may stand above them. */
const linesBeforeTitles = 10;
/** Faults that are told; who has more has taken the wrong file. */
const mostFaults = 200;

/** Letters of a column, counted from 0: A, Z, AA. */
export const columnLetters = (at: number): string =>
  at < 26 ? String.fromCodePoint(65 + at) : columnLetters(Math.floor(at / 26) - 1) + columnLetters(at % 26);

/**
 * Reads chapters from the rows of a sheet. A chapter stands in the column of its level; a row may repeat the names above
 * it, as lists for printing do, or leave them out. Further sheets go on. Null where no line names the columns.
 */
export function readChapters(sheets: readonly (readonly OutlineRow[])[], titles: ChapterTitles): ReadChapters | null {
  const reading = new Reading();
  for (const rows of sheets) {
    const at = rows.slice(0, linesBeforeTitles).findIndex(({ cells }) => columnOf(cells, titles.levels[0]!) >= 0);
    if (at < 0) continue;
    const heading = rows[at]!.cells;
    reading.begin(
      titles.levels.map((names) => columnOf(heading, names)),
      columnOf(heading, titles.english),
    );
    for (const row of rows.slice(at + 1)) reading.take(row);
  }
  return reading.hasBegun ? { chapters: reading.chapters, faults: reading.faults.slice(0, mostFaults) } : null;
}

const columnOf = (cells: readonly string[], names: readonly string[]) =>
  cells.findIndex((cell) => names.some((name) => name.toLowerCase() === cell.trim().toLowerCase()));

class Reading {
  readonly chapters: SheetChapter[] = [];
  readonly faults: SheetFault[] = [];
  /** The chapter that was read last and those above it, each with the names below it. */
  readonly #branch: { readonly name: string; readonly below: Set<string> }[] = [];
  readonly #top = new Set<string>();

  #columns: readonly number[] = [];
  #english = -1;
  hasBegun = false;

  /** A sheet begins, with its own columns. */
  begin(columns: readonly number[], english: number): void {
    this.#columns = columns;
    this.#english = english;
    this.hasBegun = true;
  }

  take({ number, cells }: OutlineRow): void {
    const names = this.#columns.map((column) => tidyName(column < 0 ? '' : (cells[column] ?? '')));
    const deepest = names.findLastIndex((name) => name !== '');
    const nameEn = tidyName(this.#english < 0 ? '' : (cells[this.#english] ?? ''));
    if (deepest < 0) {
      if (nameEn !== '') this.#wrong(number, this.#english, 'onlyEnglish');
      return;
    }
    if (nameEn.length > longest) {
      this.#wrong(number, this.#english, 'tooLong', { letters: longest });
      return;
    }
    for (const [level, name] of names.slice(0, deepest + 1).entries()) {
      if (name === '' || (level < deepest && this.#branch[level]?.name === name)) continue;
      if (!this.#add(number, level, name, level === deepest ? nameEn : '')) return;
    }
  }

  /** Adds a chapter below the branch; false when that cannot be. */
  #add(line: number, level: number, name: string, nameEn: string): boolean {
    const column = this.#columns[level]!;
    if (level > this.#branch.length) return this.#refuse(line, column, 'noParent', { level });
    if (name.length > longest) return this.#refuse(line, column, 'tooLong', { letters: longest });
    const siblings = level === 0 ? this.#top : this.#branch[level - 1]!.below;
    if (siblings.has(name)) return this.#refuse(line, column, 'twice', { name });
    if (this.chapters.length >= mostChapters) return this.#refuse(line, column, 'tooMany', { chapters: mostChapters });
    siblings.add(name);
    this.#branch.splice(level, deepestChapter, { name, below: new Set() });
    this.chapters.push({ line, level: level + 1, name, nameEn });
    return true;
  }

  #refuse(line: number, column: number, what: string, params: SheetFault['params']): false {
    this.#wrong(line, column, what, params);
    return false;
  }

  #wrong(line: number, column: number, what: string, params: SheetFault['params'] = {}): void {
    this.faults.push({ line, column: columnLetters(column), key: `textbook.import.${what}`, params });
  }
}
