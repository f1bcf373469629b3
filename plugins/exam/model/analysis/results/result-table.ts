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
  /** Places of items of which students choose one; absent: there are none. */
  readonly choices?: readonly (readonly number[])[];
  /** 1: this student has chosen another item, and has 0 points here; as `points`. */
  readonly leftOut?: Uint8Array;
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
  const leftOut = table.leftOut && new Uint8Array(points.length);
  for (let item = 0; item < table.items; item++) {
    const [from, to] = [item * table.students, item * places.length];
    for (let at = 0; at < places.length; at++) {
      points[to + at] = table.points[from + places[at]!]!;
      if (leftOut) leftOut[to + at] = table.leftOut![from + places[at]!]!;
    }
  }
  return { ...table, students: places.length, points, ...(leftOut && { leftOut }) };
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

/** Points that a student can get: of items of which one is chosen, those of the first. */
export function fullPointsOf({ full, choices = [] }: Pick<ResultTable, 'full' | 'choices'>): number {
  const others = new Set(choices.flatMap(([, ...rest]) => rest));
  let all = 0;
  for (const [item, points] of full.entries()) if (!others.has(item)) all += points;
  return all;
}

/** Students who have not left an item out for another, by their places. */
export const placesOfItem = ({ students, leftOut }: ResultTable, item: number): number[] =>
  Array.from({ length: students }, (_, student) => student).filter(
    (student) => leftOut?.[item * students + student] !== 1,
  );

/**
 * The same points with items of which one is chosen as one, at the place of the first: everybody has answered each item. `places`:
 * of its items in the table before.
 */
export function withChoicesAsOne(table: ResultTable): { readonly table: ResultTable; readonly places: Int32Array } {
  const { students, choices = [], full } = table;
  const others = new Set(choices.flatMap(([, ...rest]) => rest));
  const places = Int32Array.from(full.keys()).filter((item) => !others.has(item));
  if (others.size === 0) return { table, places };
  const points = new Float64Array(places.length * students);
  for (const [to, item] of places.entries())
    for (const from of choices.find(([first]) => first === item) ?? [item])
      for (let student = 0; student < students; student++)
        points[to * students + student]! += table.points[from * students + student]!;
  const one = { students, items: places.length, full: Float64Array.from(places, (item) => full[item]!), points };
  return { table: one, places };
}
