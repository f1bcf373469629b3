import { areEqualByAlgebra } from './engine';
import { type Expression, has, headOf, isName, unknownsOf } from '../expression';
import { areEqualByValue } from './sampling';
import { isSameForm, isUnfinished } from './same-form';

/** Whether two formulas are equal; null if the platform cannot decide. */
export type Equality = (one: Expression, other: Expression) => boolean | null;

/** Names of figures and fields of numbers: nothing to be computed. */
const isThing = (expression: Expression) => isName(expression) && expression.includes(' ');

/** Equal by value, whatever their form: the same text first, then values in many points, then exact algebra. */
export const areEqual: Equality = (one, other) => {
  if (isSameForm(one, other)) return true;
  if (isThing(one) || isThing(other)) return false;
  if (one === 'Infinity' || other === 'Infinity') return false;
  const byValue = areEqualByValue(one, other);
  return byValue ?? areEqualByAlgebra(one, other);
};

/**
 * As {@link areEqual}, for what a key wants: if the key is a finished number, an answer in which plain numbers are still to
 * be computed (the question, written once more) is not decided by the machine.
 */
export const answersKey: Equality = (key, answer) => {
  const equal = areEqual(key, answer);
  if (equal === true) return unknownsOf(key).length === 0 && !isUnfinished(key) && isUnfinished(answer) ? null : true;
  if (equal === false && !has(key, 'Degrees') && headOf(answer) === 'Degrees' && unknownsOf(key).length === 0)
    // the degree sign may stand behind the gap already
    return areEqual(key, (answer as readonly [string, Expression])[1]);
  return equal;
};

/** Only order, brackets and signs of multiplication may differ. */
export const hasKeyForm: Equality = (key, answer) => isSameForm(key, answer);
