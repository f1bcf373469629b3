import { markedStudents, type ResultTable, totalsOf, withChoicesAsOne } from './results/result-table';

// The S-P table (Sato 1975): students down, items across, both sorted by how many are right. A paper that measures one thing has
// all that is right at the upper left. What is wrong left of the S line should have been right, and the other way round.

/** An item of several points counts as right from this share of them. */
export const rightFrom = 0.6;

export interface SpTable {
  /** Places in the table that it was made of, as they stand here: the most right first, the easiest first. */
  readonly students: Int32Array;
  readonly items: Int32Array;
  /** 1: right; row after row, in the order of `students` and `items`. */
  readonly right: Uint8Array;
  /** How many items a student has right (S line), how many students have an item right (P line). */
  readonly ofStudent: Int32Array;
  readonly ofItem: Int32Array;
  /** Caution of each row (注意系数): 0 where only harder items are wrong; from 0.5 a look is worth it. Null: all or nothing right. */
  readonly cautions: readonly (number | null)[];
  /** Disparity (差异系数): area between the lines as a share of what chance would give. Null where all or nothing is right. */
  readonly disparity: number | null;
}

/** Items of which students choose one are one, at the place of the first. */
export function spTableOf(given: ResultTable): SpTable {
  const { table, places } = withChoicesAsOne(markedStudents(given));
  const { students: rows, items: columns } = table;
  const isRight = (student: number, item: number) =>
    table.points[item * rows + student]! >= table.full[item]! * rightFrom - 1e-9;
  const [ofStudent, ofItem] = [new Int32Array(rows), new Int32Array(columns)];
  for (let item = 0; item < columns; item++)
    for (let student = 0; student < rows; student++)
      if (isRight(student, item)) {
        ofStudent[student]! += 1;
        ofItem[item]! += 1;
      }
  const totals = totalsOf(table);
  const students = Int32Array.from({ length: rows }, (_, place) => place).sort(
    (one, other) => ofStudent[other]! - ofStudent[one]! || totals[other]! - totals[one]! || one - other,
  );
  const items = Int32Array.from({ length: columns }, (_, place) => place).sort(
    (one, other) => ofItem[other]! - ofItem[one]! || one - other,
  );
  const right = new Uint8Array(rows * columns);
  for (const [row, student] of students.entries())
    for (const [column, item] of items.entries()) right[row * columns + column] = isRight(student, item) ? 1 : 0;
  const sorted = {
    right,
    ofStudent: ofStudent.map((_, row) => ofStudent[students[row]!]!),
    ofItem: ofItem.map((_, column) => ofItem[items[column]!]!),
  };
  return {
    students: placesIn(given, students),
    items: items.map((item) => places[item]!),
    ...sorted,
    cautions: Array.from({ length: rows }, (_, row) => cautionOf(sorted, row)),
    disparity: disparityOf(sorted),
  };
}

/** Places of marked students in the table before those who are not were left out. */
function placesIn(given: ResultTable, places: Int32Array): Int32Array {
  const totals = totalsOf(given);
  const marked = Array.from(totals.keys()).filter((place) => !Number.isNaN(totals[place]!));
  return places.map((place) => marked[place]!);
}

type Sorted = Pick<SpTable, 'right' | 'ofStudent' | 'ofItem'>;

/**
 * Caution index of a row: (points of the P line that its wrong answers left of the S line lost − those that its right ones beyond won)
 * / (those left of the S line − its number right · mean of the P line).
 */
function cautionOf({ right, ofStudent, ofItem }: Sorted, row: number): number | null {
  const columns = ofItem.length;
  const own = ofStudent[row]!;
  let [lost, won, left, all] = [0, 0, 0, 0];
  for (let column = 0; column < columns; column++) {
    const count = ofItem[column]!;
    const isRight = right[row * columns + column] === 1;
    all += count;
    if (column < own) {
      left += count;
      if (!isRight) lost += count;
    } else if (isRight) won += count;
  }
  const most = left - (own * all) / columns;
  return most < 1e-9 ? null : (lost - won) / most;
}

/** Cells that only one of the lines encloses. */
function areaBetween(ofStudent: ArrayLike<number>, ofItem: ArrayLike<number>): number {
  let area = 0;
  for (let row = 0; row < ofStudent.length; row++)
    for (let column = 0; column < ofItem.length; column++)
      if (column < ofStudent[row]! !== row < ofItem[column]!) area += 1;
  return area;
}

/** The area between the lines, by the area between those of binomial distributions with the same share of right answers. */
function disparityOf({ ofStudent, ofItem }: Sorted): number | null {
  const [rows, columns] = [ofStudent.length, ofItem.length];
  let right = 0;
  for (const count of ofStudent) right += count;
  const share = right / (rows * columns);
  if (!(share > 0 && share < 1)) return null;
  const chance = areaBetween(binomialLine(rows, columns, share), binomialLine(columns, rows, share));
  return chance === 0 ? null : areaBetween(ofStudent, ofItem) / chance;
}

/** What `count` tries of `size` draws would have right, sorted, the most first: quantiles of the binomial distribution. */
function binomialLine(count: number, size: number, share: number): Int32Array {
  const cumulated = new Float64Array(size + 1);
  // by logarithms: with ten thousand draws the first term is below the smallest number
  let log = size * Math.log(1 - share);
  let sum = 0;
  for (let right = 0; right <= size; right++) {
    sum += Math.exp(log);
    cumulated[right] = sum;
    log += Math.log((size - right) / (right + 1)) + Math.log(share / (1 - share));
  }
  const line = new Int32Array(count);
  let right = 0;
  for (let at = count - 1; at >= 0; at--) {
    const below = (count - at - 0.5) / count;
    while (right < size && cumulated[right]! < below) right += 1;
    line[at] = right;
  }
  return line;
}
