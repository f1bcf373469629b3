// Results of an exam in columns: what all measures are counted from. Typed arrays, because a county's exam has ten thousand
// papers and each of its figures goes over all of them.

/** Points of students for items. `points` stands item after item: those of item `i` begin at `i * students`. */
export interface ResultTable {
  readonly students: number;
  readonly items: number;
  /** Full points of each item, above 0. */
  readonly full: Float64Array;
  /** NaN: not marked. */
  readonly points: Float64Array;
}

/** A table from rows of points, a row for each student; null: not marked. */
export function tableOfRows(rows: readonly (readonly (number | null)[])[], full: readonly number[]): ResultTable {
  const points = new Float64Array(rows.length * full.length);
  for (const [student, row] of rows.entries())
    for (let item = 0; item < full.length; item++) points[item * rows.length + student] = row[item] ?? Number.NaN;
  return { students: rows.length, items: full.length, full: Float64Array.from(full), points };
}

/** The points of an item, by the places of students: a view, not a copy. */
export const pointsOfItem = ({ students, points }: ResultTable, item: number): Float64Array =>
  points.subarray(item * students, (item + 1) * students);

/** Some students of a table, in the order of their places. */
export function someStudents(table: ResultTable, places: ArrayLike<number>): ResultTable {
  const points = new Float64Array(places.length * table.items);
  for (let item = 0; item < table.items; item++) {
    const [from, to] = [item * table.students, item * places.length];
    for (let at = 0; at < places.length; at++) points[to + at] = table.points[from + places[at]!]!;
  }
  return { ...table, students: places.length, points };
}

/** The sum of each student's points; NaN for who has an item that is not marked. */
export function totalsOf(table: ResultTable): Float64Array {
  const totals = new Float64Array(table.students);
  for (let item = 0; item < table.items; item++) {
    const from = item * table.students;
    for (let student = 0; student < table.students; student++) totals[student]! += table.points[from + student]!;
  }
  return totals;
}

/** Students all of whose items are marked: only they are counted. */
export function markedStudents(table: ResultTable): ResultTable {
  const totals = totalsOf(table);
  const places = Array.from(totals.keys()).filter((place) => !Number.isNaN(totals[place]!));
  return places.length === table.students ? table : someStudents(table, places);
}

export function fullPointsOf({ full }: Pick<ResultTable, 'full'>): number {
  let all = 0;
  for (const points of full) all += points;
  return all;
}
