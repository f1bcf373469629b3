import { type Expression, isNumber, numberOf, Unreadable } from '../expression';
import { readPrimary } from './read-primary';
import type { TokenStream } from './token-stream';

/** Commands after which a factor cannot begin. */
const closing = new Set([
  'times',
  'cdot',
  'div',
  'pm',
  'mp',
  'le',
  'ge',
  'ne',
  'approx',
  'in',
  'cup',
  'cap',
  'or',
  'and',
  'given',
  'parallel',
  'nparallel',
  'perp',
  'cong',
  'sim',
  'to',
  '}',
  'degree',
  'not',
]);

/** True where a factor can follow without a sign of multiplication. `isInBars`: a bar closes, and opens none. */
function opensFactor(stream: TokenStream): boolean {
  const token = stream.peek();
  if (!token) return false;
  if (token.kind === 'command') return !closing.has(token.text);
  return token.kind === 'letter' || token.kind === 'number' || '([{'.includes(token.text);
}

/** A base with its suffixes: powers, factorials, percents, degrees. */
export function readPower(stream: TokenStream): Expression {
  let base = readPrimary(stream);
  for (;;) {
    if (stream.takes('^', 'sign')) base = ['Power', base, readScript(stream)];
    else if (stream.takes('!', 'sign')) base = ['Factorial', base];
    else if (stream.takes('%', 'sign')) base = ['Divide', base, numberOf(100)];
    else if (stream.takes('degree', 'command')) base = ['Degrees', base];
    else return base;
  }
}

/** What is raised: a group, or one number or letter, with its sign. */
export function readScript(stream: TokenStream): Expression {
  if (stream.takes('-', 'sign')) return ['Negate', stream.within(() => readScript(stream))];
  if (stream.takes('+', 'sign')) return stream.within(() => readScript(stream));
  const token = stream.peek();
  if (token?.kind === 'command' && closing.has(token.text)) throw new Unreadable('an empty power');
  return stream.within(() => readPrimary(stream));
}

/** Factors side by side: `2x(x+1)`. A whole number before a fraction of numbers is a mixed number. */
export function readProduct(stream: TokenStream): { readonly product: Expression; readonly factors: number } {
  let product = readPower(stream);
  let factors = 1;
  while (opensFactor(stream)) {
    if (stream.peek()?.kind === 'number') throw new Unreadable('a number behind a factor');
    const factor = readPower(stream);
    product = isMixed(product, factor, factors) ? ['Add', product, factor] : ['Multiply', product, factor];
    factors += 1;
  }
  return { product, factors };
}

const isWhole = (part: Expression) => isNumber(part) && /^\d+$/.test(part.num);

/** `2\frac{1}{2}`; but `2\frac{x}{2}` and `2\frac{5}{2}` multiply, and the last is not written by anybody. */
function isMixed(whole: Expression, part: Expression, factors: number): boolean {
  if (factors !== 1 || !isWhole(whole) || typeof part === 'string' || isNumber(part) || part[0] !== 'Divide')
    return false;
  const [, above, below] = part as readonly [string, Expression, Expression];
  return isWhole(above) && isWhole(below);
}

/** Products and quotients, from left to right. */
export function readTerm(stream: TokenStream): Expression {
  let { product: term, factors } = readProduct(stream);
  for (;;) {
    if (stream.takes('times', 'command') || stream.takes('cdot', 'command'))
      term = ['Multiply', term, signed(stream, (inner) => readProduct(inner).product)];
    else if (stream.takes('/', 'sign')) {
      // `1/2x` is half of x; what `a/2x` is, only its writer knows
      const below = signed(stream, readPower);
      term = ['Divide', term, below];
      if (!opensFactor(stream)) continue;
      if (factors > 1 || !isWhole(term[1]!) || !isWhole(below)) throw new Unreadable('what is divided by what');
      term = ['Multiply', term, readProduct(stream).product];
    } else if (stream.takes('div', 'command'))
      term = ['Divide', term, signed(stream, (inner) => readProduct(inner).product)];
    else return term;
    factors = 2;
  }
}

/** A factor may have a sign of its own behind a sign of multiplication: `2\times-3`. */
const signed = (stream: TokenStream, read: (stream: TokenStream) => Expression): Expression =>
  stream.takes('-', 'sign') ? ['Negate', read(stream)] : read(stream);

/** Sums; `\pm` stays one operation until its two cases are told apart. */
export function readSum(stream: TokenStream): Expression {
  return stream.within(() => {
    let sum = leading(stream);
    for (;;) {
      if (stream.takes('+', 'sign')) sum = ['Add', sum, readTerm(stream)];
      else if (stream.takes('-', 'sign')) sum = ['Subtract', sum, readTerm(stream)];
      else if (stream.takes('pm', 'command')) sum = ['PlusMinus', sum, readTerm(stream)];
      else if (stream.takes('mp', 'command')) sum = ['MinusPlus', sum, readTerm(stream)];
      else return sum;
    }
  });
}

function leading(stream: TokenStream): Expression {
  if (stream.takes('-', 'sign')) return ['Negate', readTerm(stream)];
  if (stream.takes('pm', 'command')) return ['PlusMinus', numberOf(0), readTerm(stream)];
  if (stream.takes('mp', 'command')) return ['MinusPlus', numberOf(0), readTerm(stream)];
  stream.takes('+', 'sign');
  return readTerm(stream);
}
