import { isOnScale } from './marks';

/** Columns before those of the items: student number, name, class, points, out of. */
export const scoreColumns = 5;

/** A row of a sheet: its number as spreadsheets count, and its cells. */
export interface ScoreRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A student whose points may be in a workbook. */
export interface ScorePerson {
  readonly attemptId: string;
  readonly usercode: string;
  readonly name: string;
  readonly className: string;
  /** It was returned for correction, or is in a later round: its answer is no longer the first one. */
  readonly isGone: boolean;
}

/** An item of the sheet; with several parts only full or zero points can be given for the whole. */
export interface ScoreItem {
  readonly itemId: string;
  readonly of: number;
  readonly parts: number;
}

export interface ScoreChange {
  readonly attemptId: string;
  readonly itemId: string;
  readonly number: number;
  readonly before: number | null;
  readonly after: number;
}

export const scoreFaults = ['offScale', 'noNumber', 'nobody', 'twice', 'gone', 'parts'] as const;

export interface ScoreFault {
  readonly row: number;
  readonly name: string;
  readonly number: number;
  readonly value: string;
  readonly why: (typeof scoreFaults)[number];
  readonly of: number | null;
}

export interface ReadScores {
  readonly changes: readonly ScoreChange[];
  readonly unchanged: number;
  readonly faults: readonly ScoreFault[];
}

/** Total points of a student for an item; null while a part is unmarked, undefined: the student does not have the item. */
export type PointsOf = (attemptId: string, itemId: string) => number | null | undefined;

/**
 * What a workbook says of a student's points for an item: nothing where nobody has marked it yet, so that it can be filled in, and
 * a dash where it is not in the student's tier.
 */
export const scoreCell = (points: ReturnType<PointsOf>): number | string | null =>
  points === undefined ? '–' : points;

/**
 * Changes that a workbook of scores would make, over all of its sheets: cells that differ from current points. Empty cells
 * change nothing. Null where no sheet has the columns of these items.
 */
export function readScores(
  sheets: readonly (readonly ScoreRow[])[],
  people: readonly ScorePerson[],
  items: readonly ScoreItem[],
  pointsOf: PointsOf,
): ReadScores | null {
  const tables = sheets
    .map(([head, ...body]) => ({ body, columns: itemColumns(head?.cells ?? [], items) }))
    .filter(({ columns }) => columns.length > 0);
  if (tables.length === 0) return null;
  const known = new Map(people.map((person) => [person.usercode, person]));
  const seen = new Set<string>();
  const result = { changes: [] as ScoreChange[], unchanged: 0, faults: [] as ScoreFault[] };
  const rows = tables.flatMap(({ body, columns }) => body.map((row) => ({ ...row, columns })));
  for (const { number: row, cells, columns } of rows) {
    const usercode = cells[0]?.trim() ?? '';
    const person = known.get(usercode);
    const of = (why: ScoreFault['why'], at = 0, value = usercode, scale: number | null = null) =>
      result.faults.push({ row, name: person?.name ?? cells[1] ?? '', number: at, value, why, of: scale });
    if (!person) {
      of('nobody');
      continue;
    }
    if (seen.has(usercode)) {
      of('twice');
      continue;
    }
    seen.add(usercode);
    for (const { column, item, number } of columns) {
      const text = cells[column]?.trim() ?? '';
      const before = pointsOf(person.attemptId, item.itemId);
      if (text === '' || before === undefined) continue;
      const after = Number(text.replace(/[０-９．]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)));
      if (after === before) result.unchanged += 1;
      else if (Number.isNaN(after)) of('noNumber', number, text, item.of);
      else if (!isOnScale(after, item.of)) of('offScale', number, text, item.of);
      else if (item.parts > 1 && after !== 0 && after !== item.of) of('parts', number, text, item.of);
      else if (person.isGone) of('gone', number, text);
      else result.changes.push({ attemptId: person.attemptId, itemId: item.itemId, number, before, after });
    }
  }
  return result;
}

/** Which columns hold which items: by the number in their heading ("第 3 题", "Question 3"). */
const itemColumns = (head: readonly string[], items: readonly ScoreItem[]) =>
  head.flatMap((title, column) => {
    const number = Number(/\d+/.exec(title)?.[0] ?? 0);
    const item = items[number - 1];
    return column >= scoreColumns && item ? [{ column, item, number }] : [];
  });
