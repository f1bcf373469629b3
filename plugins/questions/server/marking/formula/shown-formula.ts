import { argumentsOf, type Expression, headOf, isName, isNumber } from './expression';
import type { Statement } from './reading/read-statement';

/** Precedence of an operation: an operand of lower precedence gets brackets. */
const tightness: Readonly<Record<string, number>> = {
  Add: 1,
  Subtract: 1,
  Negate: 1,
  Multiply: 2,
  Divide: 3,
  Power: 4,
  Factorial: 4,
  Degrees: 4,
};

const signs: Readonly<Record<string, string>> = {
  Equal: '=',
  NotEqual: '\\ne ',
  Less: '<',
  Greater: '>',
  LessEqual: '\\le ',
  GreaterEqual: '\\ge ',
  Approximately: '\\approx ',
  Element: '\\in ',
  Parallel: '\\parallel ',
  Perpendicular: '\\perp ',
  Congruent: '\\cong ',
  Similar: '\\sim ',
  Union: '\\cup ',
  Intersection: '\\cap ',
  Ratio: ':',
};

const functionNames: Readonly<Record<string, string>> = {
  Sin: '\\sin',
  Cos: '\\cos',
  Tan: '\\tan',
  Cot: '\\cot',
  Sec: '\\sec',
  Csc: '\\csc',
  Arcsin: '\\arcsin',
  Arccos: '\\arccos',
  Arctan: '\\arctan',
  Sinh: '\\sinh',
  Cosh: '\\cosh',
  Tanh: '\\tanh',
  Ln: '\\ln',
  Exp: '\\exp',
};

const shownNames: Readonly<Record<string, string>> = { Pi: '\\pi ', Infinity: '\\infty ', Reals: '\\mathbb{R}' };

function shownName(name: string): string {
  if (shownNames[name]) return shownNames[name];
  const [figure, corners] = name.split(' ');
  if (corners)
    return ['overline', 'vec', 'widehat', 'hat'].includes(figure!)
      ? `\\${figure}{${corners}}`
      : `\\${figure} ${corners}`;
  const [letter = '', index] = name.replace(/'+$/, '').split('_');
  const primes = /'+$/.exec(name)?.[0] ?? '';
  return `${letter.length > 1 ? `\\${letter} ` : letter}${index ? `_{${index}}` : ''}${primes}`;
}

const within = (expression: Expression, place: number): string => {
  const inner = shown(expression);
  return (tightness[headOf(expression) ?? ''] ?? (functionNames[headOf(expression) ?? ''] ? 4 : 9)) < place
    ? `\\left(${inner}\\right)`
    : inner;
};

const list = (parts: readonly Expression[]) => parts.map(shown).join(',');

/** Digits side by side would be another number, so what begins with one gets a sign before it. */
const product = (left: string, right: string) => `${left}${/^[\d-]/.test(right) ? '\\times ' : ''}${right}`;

/** A formula as LaTeX: as it was parsed, not as it was typed. */
export function shown(expression: Expression): string {
  if (isNumber(expression)) return expression.num;
  if (isName(expression)) return shownName(expression);
  const head = headOf(expression)!;
  const parts = argumentsOf(expression);
  const [first = '', second = ''] = parts;
  if (functionNames[head]) return `${functionNames[head]}\\left(${shown(first)}\\right)`;
  if (signs[head]) return parts.map(shown).join(signs[head]);
  switch (head) {
    case 'Add':
      return `${shown(first)}+${within(second, 2)}`;
    case 'Subtract':
      return `${shown(first)}-${within(second, 2)}`;
    case 'Negate':
      return `-${within(first, 2)}`;
    case 'Multiply':
      return product(within(first, 2), within(second, 2));
    case 'Divide':
      return `\\frac{${shown(first)}}{${shown(second)}}`;
    case 'Power':
      return `${within(first, 5)}^{${shown(second)}}`;
    case 'Sqrt':
      return `\\sqrt{${shown(first)}}`;
    case 'Root':
      return `\\sqrt[${shown(second)}]{${shown(first)}}`;
    case 'Log':
      return `\\log_{${shown(second)}}\\left(${shown(first)}\\right)`;
    case 'Abs':
      return `\\left|${shown(first)}\\right|`;
    case 'Factorial':
      return `${within(first, 5)}!`;
    case 'Degrees':
      return `${within(first, 5)}^{\\circ}`;
    case 'Point':
      return `${shown(first)}\\left(${list(parts.slice(1))}\\right)`;
    case 'Interval':
      return `\\left${first}${list(parts.slice(2))}\\right${second}`;
    case 'Set':
      return parts.length === 0 ? '\\varnothing ' : `\\left\\{${list(parts)}\\right\\}`;
    case 'Such':
      return `\\left\\{x\\mid ${parts
        .slice(1)
        .map(shown)
        .join(first === 'or' ? '\\text{ 或 }' : '\\text{ 且 }')}\\right\\}`;
    case 'And':
      return chain(parts);
    default:
      return `\\left(${list(parts)}\\right)`;
  }
}

/** `1<x`, `x\le 2` as they were written: in one line. */
const chain = (relations: readonly Expression[]): string =>
  relations
    .map((relation, at) => shown(relation).slice(at === 0 ? 0 : shown(argumentsOf(relation)[0]!).length))
    .join('');

/** A whole answer as LaTeX. */
export const shownStatement = ({ items, joint }: Statement): string =>
  items
    .map(shown)
    .join(joint === 'or' ? '\\text{ 或 }' : joint === 'and' ? '\\text{ 且 }' : ',')
    .trim();
