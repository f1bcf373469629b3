/**
 * A formula as a tree in MathJSON (https://mathlive.io/math-json), so that the algebra library accepts it
 * unchanged. Numbers keep their digits: `{ num: '0.10' }`.
 */
export type Expression = { readonly num: string } | string | Operation;

/** An operation and its operands. */
export interface Operation extends ReadonlyArray<Expression> {
  readonly 0: string;
}

/** Thrown by the reader for what it cannot read for certain: a person decides, it is not wrong. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

export const numberOf = (digits: string | number): Expression => ({ num: String(digits) });

export const isNumber = (expression: Expression): expression is { readonly num: string } =>
  typeof expression === 'object' && 'num' in expression;

export const isName = (expression: Expression): expression is string => typeof expression === 'string';

export const headOf = (expression: Expression): string | null =>
  isNumber(expression) || isName(expression) ? null : expression[0];

export const argumentsOf = (expression: Expression): readonly Expression[] =>
  isNumber(expression) || isName(expression) ? [] : expression.slice(1);

/** Names that stand for numbers, and are no unknowns. */
export const constants: Readonly<Record<string, number>> = { Pi: Math.PI, e: Math.E, ExponentialE: Math.E };

const fixed = new Set(['Infinity', 'Reals']);

/** Unknowns of a formula, each once, in order of the alphabet. */
export function unknownsOf(expression: Expression, found = new Set<string>()): string[] {
  if (isName(expression)) {
    if (!(expression in constants) && /^[A-Za-z]/.test(expression) && !fixed.has(expression)) found.add(expression);
  } else for (const argument of argumentsOf(expression)) unknownsOf(argument, found);
  return [...found].sort();
}

/** How many numbers, names and operations it is made of. */
export const sizeOf = (expression: Expression): number =>
  argumentsOf(expression).reduce((sum, argument) => sum + sizeOf(argument), 1);

/** The same formula with parts exchanged, from the leaves upwards. */
export function mapped(expression: Expression, change: (part: Expression) => Expression): Expression {
  const head = headOf(expression);
  if (head === null) return change(expression);
  return change([head, ...argumentsOf(expression).map((argument) => mapped(argument, change))]);
}

/** True where a part of the formula is made by that operation. */
export const has = (expression: Expression, head: string): boolean =>
  headOf(expression) === head || argumentsOf(expression).some((argument) => has(argument, head));
