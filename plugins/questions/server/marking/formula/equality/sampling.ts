import { evaluate } from './evaluate';
import { type Expression, unknownsOf } from '../expression';

/**
 * Where formulas are compared: ranges of the unknowns, with as many points in each. Square roots and logarithms want
 * small and large positive ones.
 */
const ranges: readonly (readonly [from: number, to: number])[] = [
  [0.2, 2.5],
  [-3, 3],
  [2, 9],
  [0.03, 0.97],
  [-9, -1],
];
const pointsInRange = 8;
/** Points in which both have a value before it is said that they are equal. */
const fewestPoints = 6;
/** Share of the largest number on the way by which two equal values may differ: rounding, a thousand times over. */
const closeness = 1e-12;

/** Numbers from 0 to 1, the same each time (mulberry32): marking is repeatable. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function* points(unknowns: readonly string[]): Generator<Record<string, number>> {
  if (unknowns.length === 0) {
    yield {};
    return;
  }
  const next = sequence(unknowns.length);
  for (const [from, to] of ranges)
    for (let count = 0; count < pointsInRange; count += 1)
      yield Object.fromEntries(unknowns.map((name) => [name, from + (to - from) * next()]));
  // whole numbers, for factorials and for powers of -1
  for (let count = 0; count < pointsInRange; count += 1)
    yield Object.fromEntries(
      unknowns.map((name, at) => [name, 1 + (at === 0 ? count : Math.floor(next() * pointsInRange))]),
    );
}

const together = (one: Expression, other: Expression) =>
  [...new Set([...unknownsOf(one), ...unknownsOf(other)])].sort();

/**
 * Whether two formulas have the same value wherever both have one: a point where they differ proves that they are not
 * equal; agreement in many points of several ranges is taken for equality. Null: too few points where both have a value.
 */
export function areEqualByValue(one: Expression, other: Expression): boolean | null {
  const unknowns = together(one, other);
  let met = 0;
  for (const place of points(unknowns)) {
    const [a, b] = [evaluate(one, place), evaluate(other, place)];
    if (Number.isNaN(a.value) || Number.isNaN(b.value)) continue;
    if (Math.abs(a.value - b.value) > closeness * Math.max(a.size, b.size, 1e-3)) return false;
    met += 1;
  }
  return met >= (unknowns.length === 0 ? 1 : fewestPoints) ? true : null;
}

/**
 * The constant factor between two formulas, which makes `y=2x+1` and `2x-y+1=0` the same line. Null: there is none (or one
 * of them is zero everywhere, or it cannot be decided).
 */
export function factorBetween(one: Expression, other: Expression): number | null {
  const unknowns = together(one, other);
  let factor: number | null = null;
  let met = 0;
  for (const place of points(unknowns)) {
    const [a, b] = [evaluate(one, place), evaluate(other, place)];
    if (Number.isNaN(a.value) || Number.isNaN(b.value)) continue;
    const [isNothing, isOtherNothing] = [a, b].map(({ value, size }) => Math.abs(value) <= closeness * size);
    if (isNothing && isOtherNothing) continue;
    if (isNothing || isOtherNothing) return null;
    factor ??= a.value / b.value;
    const mostOff = 10 * closeness * (a.size + Math.abs(factor) * b.size);
    if (Math.abs(a.value - factor * b.value) > mostOff) return null;
    met += 1;
  }
  return met >= (unknowns.length === 0 ? 1 : fewestPoints) ? factor : null;
}
