import { createRequire } from 'node:module';
import type * as ComputeEngineLibrary from '@cortex-js/compute-engine';
import { argumentsOf, type Expression, headOf, isNumber, sizeOf } from '../expression';

type Library = typeof ComputeEngineLibrary;

/** Larger formulas, or larger powers, are not passed to the engine, which might not stop in time. */
const mostParts = 40;
const mostExponent = 12;
const mostDigits = 15;
/** Milliseconds; the engine looks at its watch between its steps. */
const mostTime = 100;
const mostSteps = 500;

/** Operations whose algebra may go on for long, or for ever. */
const refused = new Set(['Factorial', 'Such', 'Union', 'Intersection', 'Interval', 'Tuple', 'Point', 'Set', 'Ratio']);

type Engine = InstanceType<Library['ComputeEngine']>;

/** Names of unknowns; figures (`triangle ABC`), primes and infinity are not computed with. */
const plainName = /^(?!Infinity|Reals)[A-Za-z]\w*$/;

let engine: Engine | null = null;

/** Made when the first formula needs it: 13 MB of program that a server without such an answer never loads. */
function theEngine(): Engine {
  if (!engine) {
    const { ComputeEngine } = createRequire(import.meta.url)('@cortex-js/compute-engine') as Library;
    engine = new ComputeEngine();
    engine.iterationLimit = mostSteps;
    engine.recursionLimit = mostSteps;
  }
  return engine;
}

function isTame(expression: Expression): boolean {
  if (isNumber(expression)) return expression.num.length <= mostDigits;
  const head = headOf(expression);
  if (head === null) return typeof expression === 'string' && plainName.test(expression);
  const [, exponent] = argumentsOf(expression);
  if (head === 'Power' && !(exponent && isNumber(exponent) && Number(exponent.num) <= mostExponent)) return false;
  return !refused.has(head) && argumentsOf(expression).every(isTame);
}

/**
 * The result of exact algebra for two formulas: true if it proves them equal, null if it does not (which proves
 * nothing). For formulas without real values, or with too few for {@link areEqualByValue}.
 */
export function areEqualByAlgebra(one: Expression, other: Expression): true | null {
  const difference: Expression = ['Subtract', one, other];
  if (sizeOf(difference) > mostParts || !isTame(difference)) return null;
  const algebra = theEngine();
  type Json = Parameters<typeof algebra.box>[0];
  const [first, second, between] = [one, other, difference] as unknown as [Json, Json, Json];
  // what it learns of the unknowns here is forgotten behind it: the next answer is marked as if it were the first
  algebra.pushScope();
  try {
    return algebra.withTimeLimit(mostTime, () => {
      if (algebra.box(first).isSame(algebra.box(second))) return true;
      return algebra.box(between).simplify().isSame(algebra.number(0)) ? true : null;
    });
  } catch {
    return null;
  } finally {
    algebra.popScope();
  }
}
