import { fewestForCoefficients, fewestForFigures, meanOf } from './metrics';
import {
  markedStudents,
  placesOfItem,
  pointsOfItem,
  type ResultTable,
  someStudents,
  totalsOf,
} from './results/result-table';

/** What is said of an item. Rates are shares, 0 to 1. */
export interface ItemFigures {
  /** P: mean points / full points. */
  readonly facility: number;
  /** D27: facility of the 27 % with the most points less that of the 27 % with the fewest (Kelley 1939). */
  readonly discrimination: number | null;
  /** Correlation of the item with the rest of the paper: point-biserial where an item is right or wrong. */
  readonly correlation: number | null;
  readonly zero: number;
  readonly full: number;
}

/** Share of a group at each end. */
const tail = 0.27;

/** How easy an item is, in a word; the lines are those of the papers of local authorities (难度 P). */
export const easeWords = ['hard', 'harder', 'medium', 'easy'] as const;
export function easeOf(facility: number): (typeof easeWords)[number] {
  if (facility < 0.45) return 'hard';
  if (facility < 0.65) return 'harder';
  return facility < 0.85 ? 'medium' : 'easy';
}

/** Below, an item does not tell strong students from weak ones (Ebel 1979). */
export const poorDiscrimination = 0.2;
/** An item that the class is to be talked about: fewer points were reached. */
export const talkLine = 0.55;

/** Who counts at an end of the group: everybody beyond `line`, and who stands on it with this weight. */
interface End {
  readonly line: number;
  readonly weight: number;
  readonly size: number;
}

/**
 * The two ends of a group. Where several have the total at which an end is cut they share its last places, so that the figure does
 * not depend on the order of the rows.
 */
function endsOf(totals: Float64Array): { readonly high: End; readonly low: End } {
  const sorted = totals.toSorted();
  const size = Math.max(1, Math.round(totals.length * tail));
  const end = (line: number, isBeyond: (total: number) => boolean): End => {
    let [beyond, upon] = [0, 0];
    for (const total of sorted) {
      if (isBeyond(total)) beyond += 1;
      else if (total === line) upon += 1;
    }
    return { line, weight: (size - beyond) / upon, size };
  };
  const [highest, lowest] = [sorted[sorted.length - size]!, sorted[size - 1]!];
  return { high: end(highest, (total) => total > highest), low: end(lowest, (total) => total < lowest) };
}

/**
 * Figures of every item; null for all of fewer than five papers, and for an item that fewer than five have chosen. Papers that are not
 * marked to the end are left out, and of an item that is chosen those who have left it out.
 */
export function itemFigures(given: ResultTable): readonly (ItemFigures | null)[] | null {
  const whole = markedStudents(given);
  if (whole.students < fewestForFigures) return null;
  const everybody = partOfTable(whole);
  return Array.from({ length: whole.items }, (_, item) => {
    const places = placesOfItem(whole, item);
    if (places.length < fewestForFigures) return null;
    const { table, totals, ends } =
      places.length === whole.students ? everybody : partOfTable(someStudents(whole, places));
    const points = pointsOfItem(table, item);
    const full = table.full[item]!;
    let [zero, all] = [0, 0];
    for (const one of points) {
      if (one === 0) zero += 1;
      else if (one === full) all += 1;
    }
    return {
      facility: meanOf(points) / full,
      discrimination: ends && discriminationOf(points, totals, full, ends),
      correlation: ends && correlationWithRest(points, totals),
      zero: zero / table.students,
      full: all / table.students,
    };
  });
}

function partOfTable(table: ResultTable) {
  const totals = totalsOf(table);
  return { table, totals, ends: table.students < fewestForCoefficients ? null : endsOf(totals) };
}

function discriminationOf(
  points: Float64Array,
  totals: Float64Array,
  full: number,
  { high, low }: ReturnType<typeof endsOf>,
): number {
  let [above, below] = [0, 0];
  for (let at = 0; at < points.length; at++) {
    const [one, total] = [points[at]!, totals[at]!];
    if (total > high.line) above += one;
    else if (total === high.line) above += one * high.weight;
    if (total < low.line) below += one;
    else if (total === low.line) below += one * low.weight;
  }
  return (above / high.size - below / low.size) / full;
}

/** Pearson's correlation of an item with the points of all others; null where either does not vary. */
function correlationWithRest(points: Float64Array, totals: Float64Array): number | null {
  const mean = meanOf(points);
  const rest = meanOf(totals) - mean;
  let [both, own, other] = [0, 0, 0];
  for (let at = 0; at < points.length; at++) {
    const x = points[at]! - mean;
    const y = totals[at]! - points[at]! - rest;
    both += x * y;
    own += x * x;
    other += y * y;
  }
  return own < 1e-12 || other < 1e-12 ? null : both / Math.sqrt(own * other);
}
