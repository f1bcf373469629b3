import { asLatex } from './as-latex';
import { type Expression, headOf, Unreadable } from '../expression';
import { readPower, readScript, readSum } from './read-term';
import { TokenStream } from './token-stream';

/** A parsed answer: one or more values, and how they are joined; a comma means neither "and" nor "or". */
export interface Statement {
  readonly items: readonly Expression[];
  readonly joint: 'or' | 'and' | 'comma';
}

const relations: Readonly<Record<string, string>> = {
  '=': 'Equal',
  '<': 'Less',
  '>': 'Greater',
  le: 'LessEqual',
  ge: 'GreaterEqual',
  ne: 'NotEqual',
  approx: 'Approximately',
  in: 'Element',
  parallel: 'Parallel',
  perp: 'Perpendicular',
  cong: 'Congruent',
  sim: 'Similar',
};

/** Most things in one answer: roots, points, inequalities. */
const mostItems = 20;

/** A relation, chained ones as `And`: `1<x\le 2`. Without a sign of relation: a value, a ratio or a union of sets. */
export function readChain(stream: TokenStream): Expression {
  return stream.within(() => {
    const found: Expression[] = [];
    let left = readUnion(stream);
    for (;;) {
      const token = stream.peek();
      const head = token && token.kind !== 'letter' && token.kind !== 'number' ? relations[token.text] : undefined;
      if (!head) break;
      stream.next();
      const right = readUnion(stream);
      found.push([head, left, right]);
      left = right;
    }
    return found.length === 0 ? left : found.length === 1 ? found[0]! : ['And', ...found];
  });
}

function readUnion(stream: TokenStream): Expression {
  let union = readRatio(stream);
  for (;;) {
    if (stream.takes('cup', 'command')) union = ['Union', union, readRatio(stream)];
    else if (stream.takes('cap', 'command')) union = ['Intersection', union, readRatio(stream)];
    else return union;
  }
}

function readRatio(stream: TokenStream): Expression {
  const terms = [readSum(stream)];
  while (stream.takes(':', 'sign')) terms.push(readSum(stream));
  return terms.length === 1 ? terms[0]! : ['Ratio', ...terms];
}

/** Reads a whole answer, LaTeX or typed. Throws Unreadable where its meaning is not certain. */
export function readStatement(text: string): Statement {
  const stream = new TokenStream(asLatex(text), {
    chain: readChain,
    sum: readSum,
    power: readPower,
    script: readScript,
  });
  const items: Expression[] = [];
  const joints = new Set<Statement['joint']>();
  do {
    const item = readChain(stream);
    items.push(...bothSigns(item));
    if (items.length > mostItems) throw new Unreadable('too many');
    if (stream.takes('or', 'command')) joints.add('or');
    else if (stream.takes('and', 'command')) joints.add('and');
    else if (stream.takes(',', 'sign') || stream.takes(';', 'sign')) joints.add('comma');
    else break;
  } while (!stream.isAtEnd());
  if (!stream.isAtEnd()) throw new Unreadable('something behind the end');
  joints.delete('comma');
  if (joints.size > 1) throw new Unreadable('both or and and');
  return { items, joint: [...joints][0] ?? 'comma' };
}

/** `1\pm\sqrt{2}` is two things. */
function bothSigns(item: Expression): readonly Expression[] {
  const upper = oneSign(item, 'Add', 'Subtract');
  return upper === item ? [item] : [upper, oneSign(item, 'Subtract', 'Add')];
}

function oneSign(item: Expression, plus: string, minus: string): Expression {
  const head = headOf(item);
  if (head === null) return item;
  const parts = (item as readonly Expression[]).slice(1);
  const changed = parts.map((part) => oneSign(part, plus, minus));
  const named = head === 'PlusMinus' ? plus : head === 'MinusPlus' ? minus : head;
  return named === head && changed.every((part, at) => part === parts[at]) ? item : [named, ...changed];
}
