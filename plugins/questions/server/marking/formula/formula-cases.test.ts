import { expect, test } from 'vitest';
import { compareGap } from '../gaps';

type Row = readonly [accepted: string, answer: string];

const verdict = ([accepted, answer]: Row, form?: 'equal' | 'same') =>
  compareGap(answer, { accepted: [accepted], comparison: 'formula', ...(form ? { form } : {}) });

const right: readonly Row[] = [
  ['x^2+2x+1', '(x+1)^2'],
  ['x^{2}+2x+1', 'x²＋2x＋1'],
  ['x^2-1', '(x-1)(x+1)'],
  ['a^2b', 'ba^2'],
  ['2ab', 'b\\cdot 2a'],
  ['-\\frac{1}{2}x', '-\\frac{x}{2}'],
  ['-\\frac{1}{2}x', '-0.5x'],
  ['\\frac{1}{2}x', '1/2x'],
  ['\\sqrt{3}', '\\frac{3}{\\sqrt{3}}'],
  ['2\\sqrt{3}', '√12'],
  ['2\\sqrt3', '2√3'],
  ['\\frac{\\sqrt2}{2}', '\\frac{1}{\\sqrt2}'],
  ['2\\frac12', '2.5'],
  ['\\frac13', '0.\\dot{3}'],
  ['\\frac{7}{50}+\\frac{1}{x}', '\\frac{1}{x}+0.14'],
  ['|x|', '\\sqrt{x^2}'],
  ['2\\sin x\\cos x', '\\sin 2x'],
  ['1', '\\sin^2x+\\cos^2x'],
  ['\\tan\\alpha', '\\frac{\\sin\\alpha}{\\cos\\alpha}'],
  ['\\lg 2+\\lg x', '\\lg(2x)'],
  ['\\log_2 x', '\\frac{\\ln x}{\\ln 2}'],
  ['e^{x}', '\\exponentialE^{x}'],
  ['\\pi r^2', 'πr²'],
  ['x^{-1}', '\\frac1x'],
  ['x^{\\frac{1}{2}}', '\\sqrt{x}'],
  ['\\sqrt[3]{x}', '∛x'],
  ['y=-\\frac{1}{2}x+3', 'x+2y-6=0'],
  ['y=kx+b', 'kx-y+b=0'],
  ['y=2x+1', '2x+1=y'],
  ['y=(x-1)^2+2', 'y=x^2-2x+3'],
  ['x^2+y^2=4', '4=y²+x²'],
  ['\\frac{x^2}{4}+\\frac{y^2}{3}=1', '3x^2+4y^2=12'],
  ['x=2', '2'],
  ['2', 'x=2'],
  ['x=2', '2=x'],
  ['x=1\\text{ 或 }x=2', 'x_1=2,x_2=1'],
  ['x_1=1,x_2=2', 'x=1或2'],
  ['x_1=1,x_2=2', 'x1=1，x2=2'],
  ['x_1=1,x_2=2', '1, 2'],
  ['x=\\pm2', 'x=2或x=-2'],
  ['x=1\\pm\\sqrt{2}', 'x_1=1+\\sqrt2,x_2=1-\\sqrt2'],
  ['\\pm 3', '±3'],
  ['x>2', '2<x'],
  ['x\\ge2', 'x⩾2'],
  ['2x-y<3', '3>2x-y'],
  ['2x-y<3', '4x-2y<6'],
  ['1<x\\le2', 'x>1且x≤2'],
  ['1<x\\le2', '(1,2]'],
  ['1<x\\le 2', '2≥x>1'],
  ['x\\ge1', '[1,+\\infty)'],
  ['x>1', '\\{x\\mid x>1\\}'],
  ['(-\\infty,1]\\cup[2,+\\infty)', 'x≤1或x≥2'],
  ['(-\\infty,1)\\cup(2,+\\infty)', 'x>2,x<1'],
  ['x\\in(1,2)', '1<x<2'],
  ['x\\ne 1', '1≠x'],
  ['(2,0)', '\\left(2,0\\right)'],
  ['(2,0)', '（2，0）'],
  ['A(1,2)', '(1,2)'],
  ['(1,2)', 'A(1,2)'],
  ['(1,0),(3,0)', '(3,0)和(1,0)'],
  ['(\\frac12,-1)', '(0.5,-1)'],
  ['\\{1,2\\}', '\\left\\{2,1\\right\\}'],
  ['\\varnothing', '∅'],
  ['\\begin{cases}x=1\\\\y=2\\end{cases}', 'x=1,y=2'],
  ['\\begin{cases}x=1\\\\y=2\\end{cases}', '\\left\\{\\begin{array}{l}y=2\\\\x=1\\end{array}\\right.'],
  ['1:2', '2:4'],
  ['1:2:3', '2:4:6'],
  ['1:2', '\\frac12'],
  ['30°', '30^{\\circ}'],
  ['30', '30°'],
  ['\\angle ABC=60^\\circ', '∠CBA=60°'],
  ['AB\\parallel CD', 'CD∥AB'],
  ['\\triangle ABC\\cong\\triangle DEF', '△ABC≌△DEF'],
  ['a_{n}=2n-1', 'a_n=2n-1'],
  ['a_n=2^{n-1}', 'a_n=\\frac{2^n}{2}'],
  ['m(a+b)', 'ma+mb'],
  ['无解', '无解。'],
  ['1000', '1,000'],
  ['\\mathbb{R}', '全体实数'],
  ['n!', 'n!'],
  ['\\sqrt{-1-x^2}', '\\sqrt{-(x^2+1)}'],
  ['\\vec{a}+\\vec{b}', '\\overrightarrow{b}+\\vec{a}'],
  ['f(x)=2x+1', 'f(x)=1+2x'],
  ['3+4i', '4i+3'],
];

const wrong: readonly Row[] = [
  ['x^2+2x+1', 'x^2+1'],
  ['x', '\\sqrt{x^2}'],
  ['x-1', '1-x'],
  ['a^2b', 'ab^2'],
  ['2^{10}', '2^{11}'],
  ['\\frac13', '0.333'],
  ['\\pi', '3.14'],
  ['\\sqrt2', '1.414'],
  ['y=2x+1', '2x+1'],
  ['y=2x+1', 'y=2x-1'],
  ['x=2', 'y=2'],
  ['x=2', '2x=4'],
  ['x=2', 'x+1=3'],
  ['x=2', 'x=2或x=3'],
  ['x=1\\text{ 或 }x=2', 'x=1'],
  ['x=\\pm2', 'x=2'],
  ['x>2', '2x>4'],
  ['x>2', 'x≥2'],
  ['x>2', 'x<2'],
  ['-x<3', 'x<-3'],
  ['2x-y<3', '-2x+y<-3'],
  ['x<1\\text{ 或 }x>2', '1<x<2'],
  ['x<1\\text{ 或 }x>2', 'x<1且x>2'],
  ['1<x<2', 'x>1或x<2'],
  ['1<x\\le2', '[1,2]'],
  ['(1,2)', '(2,1)'],
  ['(1,2)', '1,2'],
  ['A(1,2)', 'B(1,2)'],
  ['\\{1,2\\}', '(1,2)'],
  ['\\{1,2\\}', '1,2'],
  ['\\begin{cases}x=1\\\\y=2\\end{cases}', 'x=2,y=1'],
  ['1:2', '2:1'],
  ['1:2:3', '1:2:4'],
  ['30°', '60°'],
  ['30°', '30'],
  ['\\sin x', '\\cos x'],
  ['\\triangle ABC\\cong\\triangle DEF', '△ABC≌△DFE'],
  ['AB\\parallel CD', 'AB\\perp CD'],
  ['x\\ne1', 'x=1'],
  ['n!', 'n'],
  ['x_1=1,x_2=2', 'x_1=1,x_2=3'],
  ['(x+1)^{10}', '(x+1)^{10}+\\frac{1}{1000}'],
  ['e^x', 'x^e'],
];

const unread: readonly Row[] = [
  ['x', '不会做'],
  ['x', 'x+'],
  ['x', '\\frac{1}{\\placeholder{}}'],
  ['x', '(x'],
  ['x', 'x))'],
  ['x', '\\foo{x}'],
  ['21', '3\\times(2+5)'],
  ['7', '3+4'],
  ['\\frac12', '\\sin30°'],
  ['x', 'a/2x'],
  ['x', '2 3'],
  ['x', 'x或y且z'],
  ['x', '\\sin(x)^2'],
];

test.each(right)('%s takes %s', (...row) => {
  expect(verdict(row)).toMatchObject({ isRight: true, read: expect.any(String) });
});

test.each(wrong)('%s does not take %s', (...row) => {
  expect(verdict(row)).toMatchObject({ isRight: false, read: expect.any(String) });
});

test.each(unread)('of %s and %s a person decides', (...row) => {
  expect(verdict(row)).toEqual({ isRight: false, read: null });
});

test.each<Row>([
  ['(x+1)(x-1)', '(x-1)(1+x)'],
  ['(x+1)(x-1)', '\\left(x-1\\right)\\cdot\\left(x+1\\right)'],
  ['2(x+1)^2', '2\\times(1+x)^2'],
  ['\\frac12x', '\\frac{x}{2}'],
  ['x_1=1,x_2=2', 'x_1=2,x_2=1'],
  ['3\\sqrt2', '3√2'],
  ['-\\frac{2}{3}', '\\frac{-2}{3}'],
])('where the form counts, %s takes %s', (...row) => {
  expect(verdict(row, 'same').isRight).toBe(true);
});

test.each<Row>([
  ['(x+1)(x-1)', 'x^2-1'],
  ['(x+1)(x-1)', '-(1-x)(x+1)'],
  ['\\frac12', '\\frac24'],
  ['\\frac12', '0.5'],
  ['3\\sqrt2', '\\sqrt{18}'],
  ['y=2x+1', '2x-y+1=0'],
  ['x(x+2)', 'x^2+2x'],
  ['5x', '2x+3x'],
])('where the form counts, %s does not take %s', (...row) => {
  expect(verdict(row, 'same')).toMatchObject({ isRight: false, read: expect.any(String) });
});

test('what the machine read is shown back as a formula', () => {
  expect(verdict(['x', '1/2x+√(3)']).read).toBe('\\frac{1}{2}x+\\sqrt{3}');
  expect(verdict(['x', '－2（x−1）²']).read).toBe('-2\\left(x-1\\right)^{2}');
});
