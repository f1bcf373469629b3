import { evaluate } from './equality/evaluate';
import { argumentsOf, type Expression, headOf, isName } from './expression';
import type { Equality } from './equality/equal';
import type { Statement } from './reading/read-statement';
import { solved } from './solved';
import { bestPlaces } from '../best-places';

interface End {
  readonly at: Expression;
  readonly isClosed: boolean;
}

interface Range {
  readonly from: End;
  readonly to: End;
}

/** Numbers that an answer describes: one or more ranges, and of which unknown. */
export interface Ranges {
  readonly name: string | null;
  readonly ranges: readonly Range[];
}

const minusInfinity: End = { at: ['Negate', 'Infinity'], isClosed: false };
const infinity: End = { at: 'Infinity', isClosed: false };
const all: Range = { from: minusInfinity, to: infinity };

/** Joins names: null where they are two. */
const oneName = (one: string | null, other: string | null): string | null | undefined =>
  one === null || other === null || one === other ? (one ?? other) : undefined;

function unionOf(parts: readonly (Ranges | null)[]): Ranges | null {
  let name: string | null = null;
  for (const part of parts) {
    const joined: string | null | undefined = part ? oneName(name, part.name) : undefined;
    if (joined === undefined) return null;
    name = joined;
  }
  return { name, ranges: parts.flatMap((part) => part!.ranges) };
}

const isLower = (range: Range) => range.to === infinity && range.from !== minusInfinity;
const isUpper = (range: Range) => range.from === minusInfinity && range.to !== infinity;

/** A lower and an upper limit make one range; other intersections are not worked out. */
function intersectionOf(parts: readonly (Ranges | null)[]): Ranges | null {
  const joined = unionOf(parts);
  if (!joined || joined.ranges.length === 1) return joined;
  const [lower, upper] = [joined.ranges.find(isLower), joined.ranges.find(isUpper)];
  if (joined.ranges.length !== 2 || !lower || !upper) return null;
  return { name: joined.name, ranges: [{ from: lower.from, to: upper.to }] };
}

/** What a relation, an interval, a union or a set with a condition says of one unknown; null for everything else. */
export function rangesOf(item: Expression, isPairRange = false): Ranges | null {
  const parts = argumentsOf(item);
  switch (headOf(item)) {
    case 'Interval': {
      const [open, close, from, to] = parts as [string, string, Expression, Expression];
      const [start, end] = [
        { at: from, isClosed: open === '[' },
        { at: to, isClosed: close === ']' },
      ];
      return { name: null, ranges: [normal(start, end)] };
    }
    case 'Tuple': {
      const [from, to] = parts;
      if (!isPairRange || parts.length !== 2) return null;
      return { name: null, ranges: [normal({ at: from!, isClosed: false }, { at: to!, isClosed: false })] };
    }
    case 'Union':
      return unionOf(parts.map((part) => rangesOf(part, true)));
    case 'And':
      return intersectionOf(parts.map((part) => rangesOf(part)));
    case 'Such': {
      const [joint, ...conditions] = parts;
      const ranges = conditions.map((part) => rangesOf(part));
      return joint === 'or' ? unionOf(ranges) : intersectionOf(ranges);
    }
    case null:
      return isName(item) && item === 'Reals' ? { name: null, ranges: [all] } : null;
    default:
      return rangeOfRelation(item);
  }
}

/** Infinity is never reached, whatever bracket stands by it, and is one thing however it is written. */
function normal(from: End, to: End): Range {
  const isInfinite = ({ at }: End) =>
    at === 'Infinity' || (headOf(at) === 'Negate' && argumentsOf(at)[0] === 'Infinity');
  return { from: isInfinite(from) ? minusInfinity : from, to: isInfinite(to) ? infinity : to };
}

function rangeOfRelation(item: Expression): Ranges | null {
  const one = solved(item);
  if (!one) return null;
  const end = (isClosed: boolean): End => ({ at: one.value, isClosed });
  const isClosed = one.head.endsWith('Equal');
  if (one.head.startsWith('Less')) return { name: one.name, ranges: [{ from: minusInfinity, to: end(isClosed) }] };
  if (one.head.startsWith('Greater')) return { name: one.name, ranges: [{ from: end(isClosed), to: infinity }] };
  if (one.head !== 'Element') return null;
  const inner = rangesOf(one.value, true);
  return inner && { name: one.name, ranges: inner.ranges };
}

/** The ranges of a whole answer. With a comma, `x>1, x<2` is between and `x<1, x>2` is outside. */
export function rangesOfStatement({ items, joint }: Statement, isPairRange: boolean): Ranges | null {
  const parts = items.map((item) => rangesOf(item, isPairRange));
  if (parts.length === 1) return parts[0]!;
  if (joint === 'or') return unionOf(parts);
  const between = intersectionOf(parts);
  if (joint === 'and' || !between) return joint === 'and' ? between : unionOf(parts);
  const [range] = between.ranges;
  const [from, to] = [evaluate(range!.from.at, {}).value, evaluate(range!.to.at, {}).value];
  return from > to ? unionOf(parts) : between;
}

/** Whether two answers describe the same numbers; null if the platform cannot decide. */
export function areSameRanges(key: Ranges, answer: Ranges, equal: Equality): boolean | null {
  if (oneName(key.name, answer.name) === undefined || key.ranges.length !== answer.ranges.length) return false;
  let isUnsure = false;
  const isSameEnd = (one: End, other: End): boolean => {
    if (one === other) return true;
    const isInfinite = [minusInfinity, infinity].some((end) => end === one || end === other);
    if (isInfinite || one.isClosed !== other.isClosed) return false;
    const same = equal(one.at, other.at);
    if (same === null) isUnsure = true;
    return same === true;
  };
  const places = bestPlaces(key.ranges.length, answer.ranges.length, (one, other) => {
    const [range, given] = [key.ranges[one]!, answer.ranges[other]!];
    return isSameEnd(range.from, given.from) && isSameEnd(range.to, given.to);
  });
  return places.every((place) => place !== null) || (isUnsure ? null : false);
}
