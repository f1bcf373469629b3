import { argumentsOf, type Expression, headOf, isName, unknownsOf } from './expression';

/** A relation whose unknown stands alone on one side: `x = 2`, `3 > x` (turned round). */
export interface Solved {
  readonly name: string;
  /** Its head, as it is with the name on the left. */
  readonly head: string;
  readonly value: Expression;
}

const turned: Readonly<Record<string, string>> = {
  Less: 'Greater',
  Greater: 'Less',
  LessEqual: 'GreaterEqual',
  GreaterEqual: 'LessEqual',
};

/** The relation with its unknown alone on the left; null if it cannot be solved so. */
export function solved(relation: Expression): Solved | null {
  const head = headOf(relation);
  const [left, right] = argumentsOf(relation);
  if (head === null || left === undefined || right === undefined || head === 'And') return null;
  const isAlone = (name: Expression, other: Expression): name is string =>
    isName(name) &&
    /^[A-Za-z]/.test(name) &&
    !['Pi', 'Infinity', 'Reals'].includes(name) &&
    !unknownsOf(other).includes(name);
  if (isAlone(left, right)) return { name: left, head, value: right };
  if (head !== 'Element' && isAlone(right, left)) return { name: right, head: turned[head] ?? head, value: left };
  return null;
}

/** `x_1` and `x_2` are roots of the same x. */
export const baseOf = (name: string): string => name.replace(/_\d+$/, '');

/** The values that an answer lists, and their unknown; null if it is no list of values. */
export interface Values {
  readonly name: string | null;
  readonly values: readonly Expression[];
}

const relationHeads = new Set([
  'Equal',
  'Less',
  'Greater',
  'LessEqual',
  'GreaterEqual',
  'NotEqual',
  'Approximately',
  'Element',
  'Parallel',
  'Perpendicular',
  'Congruent',
  'Similar',
  'And',
  'Such',
  'Union',
  'Intersection',
  'Interval',
]);

export const isRelation = (item: Expression): boolean => relationHeads.has(headOf(item) ?? '');

/** `x_1=1, x_2=2`, `x=1 \or x=2`, `x=1,2`, `1, 2` and `x\in\{1,2\}` are all 1 and 2. */
export function valuesOf(items: readonly Expression[]): Values | null {
  let name: string | null = null;
  const values: Expression[] = [];
  for (const item of items) {
    const one = solved(item);
    if (one && (one.head === 'Equal' || (one.head === 'Element' && headOf(one.value) === 'Set'))) {
      if (name !== null && name !== baseOf(one.name)) return null;
      name = baseOf(one.name);
      values.push(...(one.head === 'Element' ? argumentsOf(one.value) : [one.value]));
    } else if (isRelation(item)) return null;
    else values.push(item);
  }
  return values.length === 0 ? null : { name, values };
}
