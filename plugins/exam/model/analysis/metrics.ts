import { type Lines, reaches } from './levels';
import {
  fullPointsOf,
  markedStudents,
  placesOfItem,
  pointsOfItem,
  type ResultTable,
  totalsOf,
  withChoicesAsOne,
} from './results/result-table';

// Measures of a group of papers. This folder is the only place that counts them, so that a figure is the same in every report;
// `dictionary.ts` has the formula and the version of each.

/** Fewer people have no figures: somebody would be recognised by them. */
export const fewestForFigures = 5;
/** Fewer people have no coefficients, and dots in place of bars and boxes: they would be chance. */
export const fewestForCoefficients = 10;

const isEmpty = (values: ArrayLike<number>) => values.length === 0;

/** Arithmetic mean; NaN of nothing. */
export function meanOf(values: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at]!;
  return sum / values.length;
}

/** Variance of all, divided by their number: a class is the whole, not a sample of it. */
export function varianceOf(values: Float64Array): number {
  const mean = meanOf(values);
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += (values[at]! - mean) ** 2;
  return sum / values.length;
}

/** The value below which a share of the sorted values lies, in between by proportion (Hyndman and Fan 1996, type 7). */
export function quantileOf(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const value = sorted[below]!;
  return place === below ? value : value + (sorted[below + 1]! - value) * (place - below);
}

/** A box plot (Tukey 1977): `low` and `high` are the furthest within one and a half boxes, what is beyond stands alone. */
export interface Box {
  readonly low: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly high: number;
  readonly beyond: number[];
}

export function boxOf(totals: Float64Array): Box | null {
  if (isEmpty(totals)) return null;
  const sorted = totals.toSorted();
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((share) => quantileOf(sorted, share)) as [
    number,
    number,
    number,
  ];
  const reach = (upper - lower) * 1.5;
  const within = sorted.filter((value) => value >= lower - reach && value <= upper + reach);
  return {
    low: within[0]!,
    lower,
    median,
    upper,
    high: within.at(-1)!,
    beyond: Array.from(sorted.filter((value) => value < within[0]! || value > within.at(-1)!)),
  };
}

/** How many have which tenth of the full points; who has all stands in the last. */
export function distributionOf(totals: Float64Array, full: number): number[] {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const total of totals) counts[Math.min(9, Math.floor((total / full) * 10 + 1e-9))]! += 1;
  return counts;
}

/** What is said of a group in one line. Rates and `facility` are shares, 0 to 1. */
export interface Summary {
  /** Papers that are counted. */
  readonly count: number;
  readonly mean: number;
  readonly median: number;
  readonly deviation: number;
  readonly facility: number;
  readonly excellent: number;
  readonly good: number;
  readonly pass: number;
  readonly low: number;
}

/** Null of fewer than five. */
export function summaryOf(totals: Float64Array, full: number, lines: Lines): Summary | null {
  if (totals.length < fewestForFigures) return null;
  const reached = { excellent: 0, good: 0, pass: 0, low: 0 };
  for (const total of totals)
    for (const line of ['excellent', 'good', 'pass', 'low'] as const)
      if (reaches(total, full, lines[line])) reached[line] += 1;
  const count = totals.length;
  const mean = meanOf(totals);
  return {
    count,
    mean,
    median: quantileOf(totals.toSorted(), 0.5),
    deviation: Math.sqrt(varianceOf(totals)),
    facility: mean / full,
    excellent: reached.excellent / count,
    good: reached.good / count,
    pass: reached.pass / count,
    low: (count - reached.low) / count,
  };
}

/** How well a paper measures. */
export interface Quality {
  readonly facility: number;
  /** Mean of the discriminations of items, each by its share of the points; of one that is chosen, by how many chose it. */
  readonly discrimination: number | null;
  /** Cronbach's alpha; null with one item, or where all have the same total. */
  readonly alpha: number | null;
}

/** Internal consistency of a paper (Cronbach 1951): k / (k − 1) · (1 − sum of variances of items / variance of totals). */
export function alphaOf(given: ResultTable): number | null {
  const { table } = withChoicesAsOne(markedStudents(given));
  const { items, students } = table;
  if (items < 2 || students < fewestForCoefficients) return null;
  const whole = varianceOf(totalsOf(table));
  if (whole === 0) return null;
  let parts = 0;
  for (let item = 0; item < items; item++) parts += varianceOf(pointsOfItem(table, item));
  return (items / (items - 1)) * (1 - parts / whole);
}

/** Null of fewer than five. `discriminations`: of the items in their order. */
export function qualityOf(given: ResultTable, discriminations: readonly (number | null)[]): Quality | null {
  const table = markedStudents(given);
  if (table.students < fewestForFigures) return null;
  const full = fullPointsOf(table);
  const weights = Array.from(
    table.full,
    (points, item) => (points * placesOfItem(table, item).length) / table.students,
  );
  const isKnown =
    discriminations.length > 0 && discriminations.every((one, item) => one !== null || weights[item] === 0);
  return {
    facility: meanOf(totalsOf(table)) / full,
    discrimination: isKnown
      ? discriminations.reduce<number>((sum, one, item) => sum + (one ?? 0) * weights[item]!, 0) / full
      : null,
    alpha: alphaOf(table),
  };
}
