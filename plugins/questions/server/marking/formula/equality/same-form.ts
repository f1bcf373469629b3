import { evaluate } from './evaluate';
import { argumentsOf, type Expression, headOf, isName, isNumber, numberOf, unknownsOf } from '../expression';

/**
 * One text for all ways of writing the same form: only the order of summands and factors, brackets that say nothing, and
 * signs of multiplication may differ. `(x+1)(x-1)` and `(x-1)\cdot(1+x)` have one; `x^2-1` has another.
 */
export function formOf(expression: Expression): string {
  if (isNumber(expression)) return digitsOf(expression.num);
  if (isName(expression)) return expression;
  const head = headOf(expression)!;
  const parts = argumentsOf(expression);
  if (head === 'Add' || head === 'Subtract') return sumOf(expression);
  if (head === 'Multiply' || head === 'Divide' || head === 'Negate') return productOf(expression);
  if (head === 'Equal' || head === 'NotEqual' || head === 'Set')
    return `${head}(${parts.map(formOf).sort().join(' ')})`;
  if (head === 'Greater' || head === 'GreaterEqual')
    return formOf([head === 'Greater' ? 'Less' : 'LessEqual', ...[...parts].reverse()]);
  return `${head}(${parts.map(formOf).join(' ')})`;
}

/** `2.50` is `2.5`, `007` is `7`. */
const digitsOf = (digits: string): string => {
  const [whole = '', part = ''] = digits.split('.');
  const kept = part.replace(/0+$/, '');
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${kept === '' ? '' : `.${kept}`}`;
};

function sumOf(expression: Expression): string {
  const terms: string[] = [];
  const gather = (part: Expression, isNegative: boolean): void => {
    const head = headOf(part);
    const [left, right] = argumentsOf(part);
    if ((head === 'Add' || head === 'Subtract') && left && right) {
      // a bracket with a minus before it is another form: -(a+b)
      if (isNegative) terms.push(productOf(['Negate', part]));
      else {
        gather(left, false);
        gather(right, head === 'Subtract');
      }
    } else terms.push(isNegative ? productOf(['Negate', part]) : formOf(part));
  };
  gather(expression, false);
  return `Add(${terms.sort().join(' ')})`;
}

function productOf(expression: Expression): string {
  const above: string[] = [];
  const below: string[] = [];
  let isNegative = false;
  const gather = (part: Expression, isBelow: boolean): void => {
    const head = headOf(part);
    const [first, second] = argumentsOf(part);
    if (head === 'Negate' && first) {
      isNegative = !isNegative;
      gather(first, isBelow);
    } else if ((head === 'Multiply' || head === 'Divide') && first && second) {
      gather(first, isBelow);
      gather(second, head === 'Divide' ? !isBelow : isBelow);
    } else (isBelow ? below : above).push(formOf(part));
  };
  gather(expression, false);
  const [factors, divisors] = [above, below].map((list) => list.filter((factor) => factor !== '1').sort());
  const only = divisors!.length === 0 && factors!.length <= 1 ? (factors![0] ?? '1') : null;
  const text = only ?? `Multiply(${[...factors!, ...divisors!.map((divisor) => `/${divisor}`)].join(' ')})`;
  return isNegative && text !== '0' ? `-${text}` : text;
}

export const isSameForm = (one: Expression, other: Expression): boolean => formOf(one) === formOf(other);

/** True for plain numbers, and for fractions of them: nothing in it is left to do. */
const isRational = (part: Expression): boolean =>
  isNumber(part) ||
  (headOf(part) === 'Negate' && argumentsOf(part).every(isRational)) ||
  (headOf(part) === 'Divide' && argumentsOf(part).every(isNumber));

/** A value of a function that school knows by heart or finds at once: `\sin 30°`, `\tan 60°`, `\log_2 8`; not `\ln 2`. */
function isKnown(expression: Expression): boolean {
  const square = unknownsOf(expression).length > 0 ? Number.NaN : evaluate(expression, {}).value ** 2 * 12;
  return Math.abs(square - Math.round(square)) < 1e-9;
}

const isTenPower = (part: Expression): boolean =>
  headOf(part) === 'Power' && formOf(argumentsOf(part)[0] ?? numberOf(0)) === '10';

/**
 * True where plain numbers are still to be added, multiplied or put into a function: `3×(2+5)` for 21 is the question
 * written once more. Mixed numbers, fractions, roots and scientific notation are finished.
 */
export function isUnfinished(expression: Expression): boolean {
  const parts = argumentsOf(expression);
  const head = headOf(expression);
  if (head === null) return false;
  const numbers = parts.filter(isRational).length;
  if (head === 'Subtract' && numbers === 2) return true;
  if (head === 'Add' && numbers === 2) return !isMixed(parts);
  if (head === 'Multiply' && numbers === 2) return true;
  if (head === 'Divide' && numbers === 2) return !parts.every(isNumber);
  if (head === 'Power' && numbers === 2 && !isTenPower(expression)) return true;
  if (head === 'Factorial' && numbers === 1) return true;
  if (/^(?:Sin|Cos|Tan|Cot|Log|Ln)$/.test(head) && isKnown(expression)) return true;
  return parts.some(isUnfinished);
}

const isMixed = ([whole, part]: readonly Expression[]): boolean =>
  whole !== undefined && isNumber(whole) && part !== undefined && headOf(part) === 'Divide';
