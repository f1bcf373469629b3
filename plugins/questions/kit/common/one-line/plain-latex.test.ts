import { expect, it } from 'vitest';
import { plainLatex } from './plain-latex';
import { plainText, textParts } from './text-parts';

it.each([
  ['5\\,^\\circ\\mathrm{C}', '5°C'],
  ['5\\,^{\\circ}\\mathrm{C}', '5°C'],
  ['20\\%', '20%'],
  ['\\frac{1}{2}x^{2}+x^3', '1/2x²+x³'],
  ['\\frac{x+1}{\\sqrt{y-2}}', '(x+1)/(√(y-2))'],
  ['\\dfrac12', '1/2'],
  ['x^{2n+1}', 'x²ⁿ⁺¹'],
  ['x^{a+1}', 'x^(a+1)'],
  ['a_{1}+a_n', 'a₁+aₙ'],
  ['10^{-3}m^{3}', '10⁻³m³'],
  ['\\sqrt[3]{8}\\leqslant 2', '³√8≤2'],
  ['\\left|x-3\\right|', '|x-3|'],
  ['\\angle ABC=60^\\circ', '∠ABC=60°'],
  ['\\sin\\alpha', 'sinα'],
  ['\\frac{1}{', 'frac1'],
])('says %s as %s', (latex, plain) => {
  expect(plainLatex(latex)).toBe(plain);
});

it('tells formulas from words and from prices', () => {
  expect(textParts('原价 $a$ 元，提价 $20\\%$')).toEqual([
    { kind: 'text', value: '原价 ' },
    { kind: 'formula', value: 'a' },
    { kind: 'text', value: ' 元，提价 ' },
    { kind: 'formula', value: '20\\%' },
  ]);
  expect(plainText('a pen for $5 and a book for $20')).toBe('a pen for $5 and a book for $20');
  expect(plainText('最高气温是零上 $5\\,^\\circ\\mathrm{C}$，记作 $+5')).toBe('最高气温是零上 5°C，记作 $+5');
});
