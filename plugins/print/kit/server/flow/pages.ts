import { type Ink, moved, type Page, type Place } from '../../common/ink';
import { heightOf, type Row } from './rows';

/** Rows that stay together where they can. Rows begin at x = 0. */
export interface Unit {
  /** By which its place on the pages is told. */
  readonly id?: string;
  readonly rows: readonly Row[];
  /** Stays with the beginning of the next unit, as a heading does. */
  readonly keepsNext?: boolean;
  /** Begins a new page. */
  readonly beginsPage?: boolean;
}

/** A column of a page. Points. */
export interface Column {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A page before anything stands on it; `at` counts from 0. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  columns(at: number): readonly Column[];
}

/**
 * Places units one after the other: one that fits into a column is not cut, what keeps its next one goes on with it, and what
 * is longer than a column goes on row by row, but never begins with less than a few rows at the foot of one. At least one page.
 */
export function pagesOf(units: readonly Unit[], frame: Frame): Page[] {
  const placing = new Placing(frame);
  for (let at = 0; at < units.length; at++) {
    const group = [units[at]!];
    while (group.at(-1)!.keepsNext && at + 1 < units.length) group.push(units[++at]!);
    placing.place(group);
  }
  return placing.pages;
}

/** How much of what is too long for a column stays with what stands over it: some rows, or the first one. Points. */
const togetherHeight = 54;

/** What of a group is not cut from its beginning: all but the last unit, and the first rows of that. */
function beginningOf(group: readonly Unit[]): Row[] {
  const rows = group.slice(0, -1).flatMap((unit) => unit.rows);
  let height = 0;
  for (const row of group.at(-1)!.rows) {
    if (height >= togetherHeight) break;
    rows.push(row);
    height += row.height;
  }
  return rows;
}

class Placing {
  readonly pages: { width: number; height: number; inks: Ink[]; places: Place[] }[] = [];
  readonly #frame: Frame;
  #column = 0;
  #y = 0;

  constructor(frame: Frame) {
    this.#frame = frame;
    this.#newPage();
  }

  place(group: readonly Unit[]): void {
    if (group.some(({ beginsPage }) => beginsPage) && !this.#isFresh()) this.#newPage();
    const height = heightOf(group.flatMap(({ rows }) => rows));
    const column = this.#now.height;
    const needed = height <= column ? height : Math.min(column, heightOf(beginningOf(group)));
    if (this.#y > 0 && this.#y + needed > column) this.#newColumn();
    for (const unit of group) this.#unit(unit);
  }

  #unit({ id, rows }: Unit): void {
    let from = this.#y;
    for (const row of rows) {
      if (this.#y > 0 && this.#y + row.height > this.#now.height) {
        this.#tell(id, from);
        this.#newColumn();
        from = 0;
      }
      this.#page.inks.push(...moved(row.inks, this.#now.left, this.#now.top + this.#y));
      this.#y += row.height;
    }
    this.#tell(id, from);
  }

  #tell(id: string | undefined, from: number): void {
    if (id === undefined || this.#y <= from) return;
    const { left, top, width } = this.#now;
    const { places } = this.#page;
    const last = places.at(-1);
    // what follows its like in the column is one place with it
    if (last?.id === id && last.x === left && Math.abs(last.y + last.height - top - from) < 0.01)
      places[places.length - 1] = { ...last, height: top + this.#y - last.y };
    else places.push({ id, x: left, y: top + from, width, height: this.#y - from });
  }

  get #page() {
    return this.pages.at(-1)!;
  }

  get #now(): Column {
    return this.#frame.columns(this.pages.length - 1)[this.#column]!;
  }

  #isFresh = () => this.#column === 0 && this.#y === 0;

  #newColumn(): void {
    if (this.#column + 1 === this.#frame.columns(this.pages.length - 1).length) this.#newPage();
    else {
      this.#column += 1;
      this.#y = 0;
    }
  }

  #newPage(): void {
    const { width, height } = this.#frame;
    this.pages.push({ width, height, inks: [], places: [] });
    this.#column = 0;
    this.#y = 0;
  }
}
