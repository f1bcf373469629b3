import { Unreadable } from '../expression';

/** A piece of a formula: digits, a letter, a command (without its backslash) or a sign. */
export interface Token {
  readonly kind: 'number' | 'letter' | 'command' | 'sign';
  readonly text: string;
}

/** Longest formula that is read; a page of school algebra has a quarter of it. Pieces. */
const mostTokens = 300;

const functions = /^(?:arcsin|arccos|arctan|sinh|cosh|tanh|sin|cos|tan|cot|sec|csc|ln|lg|log|exp|sqrt|pi)/;
const pieces: readonly (readonly [RegExp, Token['kind']])[] = [
  [/^(?:\d+(?:\.\d*)?|\.\d+)/, 'number'],
  [/^\\(?:[A-Za-z]+|[{}%|])/, 'command'],
  [/^[A-Za-z]/, 'letter'],
  [/^[-+/=<>^_!%|:,;'()[\]{}]/, 'sign'],
];

/** Commands that say the same as others. */
const same: Readonly<Record<string, string>> = {
  leq: 'le',
  leqslant: 'le',
  geq: 'ge',
  geqslant: 'ge',
  neq: 'ne',
  lt: '<',
  gt: '>',
  ast: 'times',
  colon: ':',
  lbrace: '{',
  rbrace: '}',
  lbrack: '[',
  rbrack: ']',
  lparen: '(',
  rparen: ')',
  lvert: '|',
  rvert: '|',
  vert: '|',
  mid: 'given',
  varnothing: 'emptyset',
  empty: 'emptyset',
  Reals: 'R',
  ratio: ':',
  exponentialE: 'exponentialE',
  imaginaryI: 'i',
  phi: 'varphi',
  epsilon: 'varepsilon',
  slash: '/',
  degree: 'degree',
  lor: 'or',
  vee: 'or',
  land: 'and',
  wedge: 'and',
  divides: 'given',
  overrightarrow: 'vec',
  bar: 'overline',
  varDelta: 'Delta',
  bigtriangleup: 'triangle',
  vartriangle: 'triangle',
  measuredangle: 'angle',
  centerdot: 'cdot',
  infin: 'infty',
  percent: '%',
  prime: "'",
  not: 'not',
};

function tokenOf(kind: Token['kind'], text: string): Token {
  if (kind !== 'command') return { kind, text };
  const name = text.slice(1);
  if (name === '%') return { kind: 'sign', text: '%' };
  if (name === '{' || name === '}') return { kind: 'command', text: name };
  if (name === 'mathbb') return { kind: 'command', text: 'mathbb' };
  const plain = same[name] ?? name;
  if (['{', '}'].includes(plain)) return { kind: 'command', text: plain };
  if (/^[A-Za-z]{2,}$|^R$/.test(plain)) return { kind: 'command', text: plain };
  return { kind: /^[a-z]$/.test(plain) ? 'letter' : 'sign', text: plain };
}

/** The pieces of a formula in LaTeX. Throws Unreadable for signs that no formula has, and for what is too long. */
export function tokensOf(latex: string): Token[] {
  const tokens: Token[] = [];
  for (let rest = latex.trimStart(); rest !== ''; ) {
    const named = functions.exec(rest)?.[0];
    const [pattern, kind] = pieces.find(([one]) => one.test(rest)) ?? [];
    if (!pattern || !kind) throw new Unreadable('an unknown sign');
    const text = named ?? pattern.exec(rest)![0];
    tokens.push(named ? { kind: 'command', text: named } : tokenOf(kind, text));
    if (tokens.length > mostTokens) throw new Unreadable('too long');
    rest = rest.slice(text.length).trimStart();
  }
  return tokens;
}
