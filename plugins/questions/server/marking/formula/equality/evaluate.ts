import { argumentsOf, constants, type Expression, headOf, isName, isNumber } from '../expression';

/** A value, and how large the numbers were that it was made of: what rounding may have cost is a share of that. */
export interface Value {
  readonly value: number;
  readonly size: number;
}

type Places = Readonly<Record<string, number>>;

const none: Value = { value: Number.NaN, size: 0 };
const of = (value: number, size = Math.abs(value)): Value =>
  Number.isFinite(value) && Number.isFinite(size) ? { value, size: Math.max(size, Math.abs(value)) } : none;

/** Largest factorial that a double holds. */
const mostFactorial = 170;

const functions: Readonly<Record<string, (value: number) => number>> = {
  Sin: Math.sin,
  Cos: Math.cos,
  Tan: Math.tan,
  Cot: (value) => 1 / Math.tan(value),
  Sec: (value) => 1 / Math.cos(value),
  Csc: (value) => 1 / Math.sin(value),
  Arcsin: Math.asin,
  Arccos: Math.acos,
  Arctan: Math.atan,
  Sinh: Math.sinh,
  Cosh: Math.cosh,
  Tanh: Math.tanh,
  Exp: Math.exp,
  Ln: (value) => (value > 0 ? Math.log(value) : Number.NaN),
  Degrees: (value) => (value * Math.PI) / 180,
  Abs: Math.abs,
  Sqrt: Math.sqrt,
};

/** What an error of the argument becomes in the value of a function. */
function sizeThrough(head: string, value: number, argument: Value): number {
  const lost = argument.value === 0 ? 1 : argument.size / Math.abs(argument.value);
  if (head === 'Sqrt') return Math.abs(value) * lost;
  if (head === 'Exp') return Math.abs(value) * Math.max(1, argument.size);
  if (head === 'Ln') return Math.max(Math.abs(value), lost);
  if (/^(?:Tan|Cot|Sec|Csc)$/.test(head)) return argument.size * (1 + value * value);
  return argument.size;
}

function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > mostFactorial) return Number.NaN;
  let product = 1;
  for (let factor = 2; factor <= value; factor += 1) product *= factor;
  return product;
}

/** Odd roots of negative numbers are real, as school has it. */
const root = (value: number, degree: number): number =>
  value < 0 && Number.isInteger(degree) && degree % 2 !== 0 ? -((-value) ** (1 / degree)) : value ** (1 / degree);

function power(base: Value, exponent: Value): Value {
  const value = base.value ** exponent.value;
  // the share that the base is off by grows with the exponent
  const grown = base.value === 0 ? 1 : (base.size / Math.abs(base.value)) * Math.max(1, Math.abs(exponent.value));
  return of(value, Math.abs(value) * Math.max(1, grown));
}

function binary(head: string, a: Value, b: Value): Value {
  switch (head) {
    case 'Add':
      return of(a.value + b.value, a.size + b.size);
    case 'Subtract':
      return of(a.value - b.value, a.size + b.size);
    case 'Multiply':
      return of(a.value * b.value, a.size * b.size);
    case 'Divide': {
      const lost = b.value === 0 ? 1 : b.size / Math.abs(b.value);
      return of(a.value / b.value, (a.size / Math.abs(b.value)) * lost);
    }
    case 'Power':
      return power(a, b);
    case 'Root': {
      const value = root(a.value, b.value);
      return of(value, sizeThrough('Sqrt', value, a));
    }
    case 'Log':
      return a.value > 0 && b.value > 0 ? of(Math.log(a.value) / Math.log(b.value)) : none;
    case 'Ratio':
      return of(a.value / b.value);
    default:
      return none;
  }
}

/** The value of a formula in real numbers; NaN if it has none. The cost is linear in its size. */
export function evaluate(expression: Expression, places: Places): Value {
  if (isNumber(expression)) return of(Number(expression.num));
  if (isName(expression)) return of(places[expression] ?? constants[expression] ?? Number.NaN);
  const head = headOf(expression)!;
  const values = argumentsOf(expression).map((argument) => evaluate(argument, places));
  const [first = none, second] = values;
  if (head === 'Negate') return of(-first.value, first.size);
  if (head === 'Factorial') return of(factorial(first.value));
  if (values.length === 1) {
    const one = functions[head];
    return one ? of(one(first.value), sizeThrough(head, one(first.value), first)) : none;
  }
  return values.length === 2 && second ? binary(head, first, second) : none;
}
