import type { Stage } from 'edutech/core/common/teaching/stages';

/** A key of the formula pad. */
export interface PadKey {
  /** Its label: text, or LaTeX if it begins with a dollar. */
  readonly face: string;
  /** LaTeX that it writes; `#0` takes the selection, `#?` is an empty place. */
  readonly writes: string;
  /** Message `questions.kit.formula.sign.<name>` for keys whose face does not read well. */
  readonly name?: string;
  readonly tone?: 'letter' | 'sign';
}

const digit = (face: string): PadKey => ({ face, writes: face });
/** The key of a letter, LaTeX. */
export const letter = (face: string): PadKey => ({ face: `$${face}`, writes: face, tone: 'letter' });
const sign = (face: string, writes: string, name: string): PadKey => ({ face, writes, name, tone: 'sign' });

const plus = sign('+', '+', 'plus');
const minus = sign('−', '-', 'minus');
const times = sign('×', '\\times ', 'times');
const over = sign('÷', '\\div ', 'over');
const equals = sign('=', '=', 'equals');
const less = sign('<', '<', 'less');
const more = sign('>', '>', 'more');
const atMost = sign('≤', '\\le ', 'atMost');
const atLeast = sign('≥', '\\ge ', 'atLeast');
const open = sign('(', '(', 'open');
const close = sign(')', ')', 'close');
const point = sign('.', '.', 'point');
const percent = sign('%', '\\%', 'percent');
const fraction = sign('$\\frac{\\square}{\\square}', '\\frac{#@}{#?}', 'fraction');
const root = sign('$\\sqrt{\\square}', '\\sqrt{#0}', 'root');
const power = sign('$x^{\\square}', '^{#?}', 'power');
const index = sign('$x_{\\square}', '_{#?}', 'index');
const pi = sign('$\\pi', '\\pi ', 'pi');
const absolute = sign('$|\\square|', '\\left|#0\\right|', 'absolute');
const degree = sign('°', '\\degree ', 'degree');
const angle = sign('∠', '\\angle ', 'angle');
const triangle = sign('△', '\\triangle ', 'triangle');
const plusMinus = sign('±', '\\pm ', 'plusMinus');

const primary: readonly PadKey[] = [
  [digit('7'), digit('8'), digit('9'), plus, open, close],
  [digit('4'), digit('5'), digit('6'), minus, less, more],
  [digit('1'), digit('2'), digit('3'), times, fraction, percent],
  [digit('0'), point, equals, over, letter('x'), pi],
].flat();

const junior: readonly PadKey[] = [
  [digit('7'), digit('8'), digit('9'), letter('x'), letter('y'), plus],
  [digit('4'), digit('5'), digit('6'), open, close, minus],
  [digit('1'), digit('2'), digit('3'), fraction, root, times],
  [digit('0'), point, equals, less, power, over],
  [more, atMost, atLeast, plusMinus, index, pi],
  [letter('a'), letter('b'), absolute, degree, angle, triangle],
].flat();

const senior: readonly PadKey[] = [
  junior.slice(0, 30),
  [letter('a'), letter('b'), letter('n'), absolute, degree, sign('∞', '\\infty ', 'infinity')],
  [
    sign('sin', '\\sin ', 'sine'),
    sign('cos', '\\cos ', 'cosine'),
    sign('tan', '\\tan ', 'tangent'),
    sign('$\\log_{\\square}', '\\log_{#?}', 'logarithm'),
    sign('ln', '\\ln ', 'naturalLogarithm'),
    sign('$\\vec{\\square}', '\\vec{#0}', 'vector'),
  ],
  [
    sign('∈', '\\in ', 'isIn'),
    sign('∪', '\\cup ', 'union'),
    sign('∩', '\\cap ', 'intersection'),
    sign('∅', '\\varnothing ', 'emptySet'),
    sign('$\\sum', '\\sum_{#?}^{#?}', 'sum'),
    sign('→', '\\to ', 'to'),
  ],
].flat();

/** The keys with which each stage writes, six in a row. */
export const pads: Readonly<Record<Stage, readonly PadKey[]>> = { primary, junior, senior };

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** The page of letters, six in a row with the key for capitals. */
export const letterPage = (isCapital: boolean): readonly PadKey[] => [
  ...alphabet.map((face) => letter(isCapital ? face.toUpperCase() : face)),
  letter('\\alpha '),
  letter('\\beta '),
  letter('\\theta '),
];
