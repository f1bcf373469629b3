import { type Expression, numberOf, Unreadable } from '../expression';
import { readBracket, readSet } from './read-bracket';
import type { TokenStream } from './token-stream';

const functionHeads: Readonly<Record<string, string>> = {
  sin: 'Sin',
  cos: 'Cos',
  tan: 'Tan',
  cot: 'Cot',
  sec: 'Sec',
  csc: 'Csc',
  arcsin: 'Arcsin',
  arccos: 'Arccos',
  arctan: 'Arctan',
  sinh: 'Sinh',
  cosh: 'Cosh',
  tanh: 'Tanh',
  ln: 'Ln',
  exp: 'Exp',
};

const greek = new Set(
  'alpha beta gamma delta varepsilon zeta eta theta iota kappa lambda mu nu xi rho sigma tau upsilon varphi chi psi omega Gamma Delta Theta Lambda Xi Sigma Phi Psi Omega'.split(
    ' ',
  ),
);

/** Commands that name a figure by its corners. */
const figures = new Set(['triangle', 'angle', 'odot', 'vec', 'overline', 'widehat', 'overset', 'hat']);

/** A number, a name, a bracket, a fraction, a root, a function. */
export function readPrimary(stream: TokenStream): Expression {
  const token = stream.next();
  if (token.kind === 'number') return repeating(stream, token.text);
  if (token.kind === 'letter') return readName(stream, token.text);
  if (token.kind === 'sign') {
    if (token.text === '{') return closed(stream, '}', 'sign');
    if (token.text === '(' || token.text === '[') return readBracket(stream, token.text);
    if (token.text === '|') return ['Abs', closed(stream, '|', 'sign')];
    throw new Unreadable(`a ${token.text} where something should stand`);
  }
  return readCommand(stream, token.text);
}

const closed = (stream: TokenStream, sign: string, kind: 'sign' | 'command'): Expression => {
  const inner = stream.grammar.sum(stream);
  stream.needs(sign, kind);
  return inner;
};

function readCommand(stream: TokenStream, name: string): Expression {
  if (name === 'frac') return ['Divide', argument(stream), argument(stream)];
  if (name === 'sqrt') return readRoot(stream);
  if (name === 'log' || name === 'lg') return readLogarithm(stream, name);
  if (functionHeads[name]) return readFunction(stream, functionHeads[name]);
  if (name === '{') return readSet(stream);
  if (name === 'pi') return 'Pi';
  if (name === 'exponentialE') return 'e';
  if (name === 'infty') return 'Infinity';
  if (name === 'emptyset') return ['Set'];
  if (name === 'R') return 'Reals';
  if (name === 'mathbb') return readNumberField(stream);
  if (figures.has(name)) return readFigure(stream, name);
  if (greek.has(name)) return readName(stream, name);
  throw new Unreadable(`\\${name}`);
}

/** `\mathbb{R}`; other fields of numbers are names. */
function readNumberField(stream: TokenStream): Expression {
  const isBraced = stream.takes('{', 'sign');
  const { text } = stream.next();
  if (isBraced) stream.needs('}', 'sign');
  return text === 'R' ? 'Reals' : `field ${text}`;
}

/** An argument in braces, or one digit, letter or command. */
function argument(stream: TokenStream): Expression {
  if (stream.peek()?.kind === 'number') return numberOf(stream.digit());
  return stream.within(() => readPrimary(stream));
}

function readRoot(stream: TokenStream): Expression {
  let degree: Expression | null = null;
  if (stream.takes('[', 'sign')) degree = closed(stream, ']', 'sign');
  const inner = stream.sees('{', 'sign') || stream.sees('(', 'sign') ? argument(stream) : rootOfOne(stream);
  return degree ? ['Root', inner, degree] : ['Sqrt', inner];
}

/** Typed without a bracket, a root goes over the whole number: `√12`. */
const rootOfOne = (stream: TokenStream): Expression => stream.within(() => readPrimary(stream));

function readLogarithm(stream: TokenStream, name: string): Expression {
  let base: Expression = numberOf(10);
  if (name === 'log') {
    stream.needs('_', 'sign');
    base = stream.peek()?.kind === 'number' ? numberOf(stream.digit()) : stream.grammar.script(stream);
  }
  return ['Log', functionArgument(stream), base];
}

/** `\sin^2 x` is the power of the sine; `\sin^{-1}` means two things and is not read. */
function readFunction(stream: TokenStream, head: string): Expression {
  const power = stream.takes('^', 'sign') ? stream.grammar.script(stream) : null;
  if (power !== null && typeof power === 'object' && !('num' in power)) throw new Unreadable('the power of a function');
  const value: Expression = [head, functionArgument(stream)];
  return power === null ? value : ['Power', value, power];
}

/** The argument of a function: a bracket, or factors up to the next function, `\sin 2x\cos x` being a product. */
function functionArgument(stream: TokenStream): Expression {
  return stream.within(() => {
    if (stream.sees('(', 'sign') || stream.sees('{', 'sign')) {
      const inner = readPrimary(stream);
      if (stream.sees('^', 'sign')) throw new Unreadable('the power of a function or of its argument');
      return inner;
    }
    let product = stream.grammar.power(stream);
    for (;;) {
      const token = stream.peek();
      const goesOn =
        token?.kind === 'letter' ||
        (token?.kind === 'command' && (greek.has(token.text) || token.text === 'pi' || token.text === 'frac'));
      if (!goesOn) return product;
      product = ['Multiply', product, stream.grammar.power(stream)];
    }
  });
}

/** A letter with its index and primes; `x1` typed is x₁. A capital before a bracket of two is the name of a point. */
function readName(stream: TokenStream, letter: string): Expression {
  let name = letter;
  if (stream.takes('_', 'sign')) name += `_${readIndex(stream)}`;
  else if (stream.peek()?.kind === 'number' && /^\d$/.test(stream.peek()!.text) && letter.length === 1)
    name += `_${stream.next().text}`;
  while (stream.takes("'", 'sign')) name += "'";
  if (/^[A-Z]/.test(name) && stream.sees('(', 'sign') && isPair(stream)) {
    const [, ...places] = readPrimary(stream) as readonly [string, ...Expression[]];
    return ['Point', name, ...places];
  }
  return name;
}

/** Whether the bracket that opens next holds a comma of its own. */
function isPair(stream: TokenStream): boolean {
  let depth = 0;
  for (let ahead = 0; ; ahead += 1) {
    const token = stream.peek(ahead);
    if (!token) return false;
    if (token.kind === 'sign' && '([{'.includes(token.text)) depth += 1;
    if (token.kind === 'sign' && ')]}'.includes(token.text)) depth -= 1;
    if (depth === 0) return false;
    if (depth === 1 && token.kind === 'sign' && token.text === ',') return true;
  }
}

/** An index as text: it tells names apart and is no number. */
function readIndex(stream: TokenStream): string {
  if (!stream.takes('{', 'sign')) return stream.next().text;
  let text = '';
  for (let depth = 1; ; ) {
    const token = stream.next();
    if (token.kind === 'sign' && token.text === '{') depth += 1;
    if (token.kind === 'sign' && token.text === '}') depth -= 1;
    if (depth === 0) return text;
    text += token.text;
  }
}

/** `\triangle ABC`, `\angle ABC`, `\overline{AB}`: one name. The angle ABC is the angle CBA, the line AB the line BA. */
function readFigure(stream: TokenStream, figure: string): Expression {
  const isBraced = stream.takes('{', 'sign');
  const corners: string[] = [];
  while (stream.peek()?.kind === 'letter' || (figure === 'angle' && stream.peek()?.kind === 'number')) {
    let corner = stream.next().text;
    while (stream.takes("'", 'sign')) corner += "'";
    if (stream.takes('_', 'sign')) corner += `_${readIndex(stream)}`;
    corners.push(corner);
  }
  if (isBraced) stream.needs('}', 'sign');
  if (corners.length === 0) throw new Unreadable(`\\${figure} of nothing`);
  const isEitherWay = figure !== 'vec' && figure !== 'triangle' && corners[0]! > corners.at(-1)!;
  return `${figure} ${(isEitherWay ? corners.reverse() : corners).join('')}`;
}

/** `0.1\dot{3}` and `0.\dot{1}4\dot{2}` as fractions. */
function repeating(stream: TokenStream, digits: string): Expression {
  if (!stream.sees('dot', 'command') || !digits.includes('.')) return numberOf(digits);
  let period = '';
  for (
    let dots = 0;
    dots < 2 && (stream.sees('dot', 'command') || (dots === 1 && stream.peek()?.kind === 'number'));
  ) {
    if (stream.takes('dot', 'command')) {
      const isBraced = stream.takes('{', 'sign');
      period += stream.digit();
      if (isBraced) stream.needs('}', 'sign');
      dots += 1;
    } else period += stream.next().text;
  }
  const [whole = '', before = ''] = digits.split('.');
  const all = BigInt(`${whole}${before}${period}`) - BigInt(`${whole}${before}` || '0');
  const below = `${'9'.repeat(period.length)}${'0'.repeat(before.length)}`;
  return ['Divide', numberOf(all.toString()), numberOf(below)];
}
