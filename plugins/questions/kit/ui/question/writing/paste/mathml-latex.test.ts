import { expect, it } from 'vitest';
import { latexOfMathml, type MathElement } from './mathml-latex';

/** MathML as a tree: a name, then its text or its parts. */
type Tree = readonly [name: string, ...parts: (string | Tree)[]];
const element = ([localName, ...parts]: Tree, attributes: Record<string, string> = {}): MathElement => {
  const children = parts.filter((part): part is Tree => typeof part !== 'string').map((part) => element(part));
  const text = parts.filter((part) => typeof part === 'string').join('');
  return {
    localName,
    children,
    textContent: text + children.map((child) => child.textContent).join(''),
    getAttribute: (name) => attributes[name] ?? null,
  };
};
const latex = (...parts: Tree[]) => latexOfMathml(element(['math', ...parts]));

it('reads what Word puts into the clipboard', () => {
  expect(
    latex([
      'mrow',
      ['mi', 'y'],
      ['mo', '='],
      ['mfrac', ['mn', '1'], ['mn', '2']],
      ['mi', 'x'],
      ['mo', '−'],
      ['mn', '1'],
    ]),
  ).toBe('y=\\frac{1}{2}x-1');
});

it('reads powers, indices and roots, with braces only where they are needed', () => {
  expect(latex(['msup', ['mi', 'x'], ['mn', '2']])).toBe('x^{2}');
  expect(latex(['msup', ['mrow', ['mi', 'a'], ['mo', '+'], ['mi', 'b']], ['mn', '2']])).toBe('{a+b}^{2}');
  expect(latex(['msubsup', ['mi', 'a'], ['mn', '1'], ['mn', '2']])).toBe('a_{1}^{2}');
  expect(latex(['mroot', ['mi', 'a'], ['mn', '3']])).toBe('\\sqrt[3]{a}');
  expect(latex(['msqrt', ['mn', '2'], ['mi', 'x']])).toBe('\\sqrt{2x}');
});

it('reads signs, functions and accents', () => {
  expect(latex(['mi', 'sin'], ['mi', 'α'], ['mo', '≤'], ['mn', '1'])).toBe('\\sin \\alpha \\le 1');
  expect(latex(['mover', ['mi', 'AB'], ['mo', '→']])).toBe('\\vec{AB}');
  expect(latex(['mfenced', ['mi', 'x'], ['mi', 'y']])).toBe('\\left( x,y \\right)');
});

it('takes the formula and not its annotation', () => {
  expect(latex(['semantics', ['mrow', ['mi', 'x']], ['annotation', 'x']])).toBe('x');
});
