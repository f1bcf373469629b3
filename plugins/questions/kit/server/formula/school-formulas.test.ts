import { describe, expect, test } from 'vitest';
import { readXml } from '../xml/xml-tree';
import { ommlOfLatex } from './formula';
import { Typesetter } from './typesetting/typesetter';
import { latexOfOmml } from './omml/latex-of-omml';

const typesetting = new Typesetter().forDocument();

const prefixes = {
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
};

/** Through Word's form and back. */
async function throughWord(latex: string): Promise<string> {
  const omml = await ommlOfLatex(typesetting, latex, true);
  const declared = omml.replace(
    '<m:oMath>',
    `<m:oMath ${Object.entries(prefixes)
      .map(([uri, prefix]) => `xmlns:${prefix}="${uri}"`)
      .join(' ')}>`,
  );
  return latexOfOmml(readXml(declared, prefixes));
}

/** What people write, and what it is after a journey through Word, where that is another way to write the same. */
type Case = string | readonly [written: string, after: string];

const formulas: Readonly<Record<string, readonly Case[]>> = {
  'primary school': [
    '3+5=8',
    '12\\times3-7=29',
    '48\\div6=8',
    '\\frac{3}{4}+\\frac{1}{8}=\\frac{7}{8}',
    '2\\frac{1}{3}',
    '0.25\\times4=1',
    ['25\\%\\times80', '25\\%\\times80'],
    '3:4=9:12',
    'a\\times b=b\\times a',
    'S=\\pi r^{2}',
    'C=2\\pi r',
    'V=\\frac{1}{3}Sh',
    '\\text{速度}\\times\\text{时间}=\\text{路程}',
    '1.2\\,\\text{m}^{2}',
    '7\\ne8',
    '\\square+5=12',
    '\\frac{\\text{图上距离}}{\\text{实际距离}}=\\text{比例尺}',
  ],
  'junior school': [
    'x^{2}-5x+6=0',
    'x_{1},x_{2}',
    'x=\\frac{-b\\pm\\sqrt{b^{2}-4ac}}{2a}',
    '\\begin{cases}x+y=10\\\\2x-y=5\\end{cases}',
    '\\begin{cases}x-1>0,\\\\\\frac{x}{2}\\le3\\end{cases}',
    '\\sqrt[3]{-8}=-2',
    '\\sqrt{2}\\times\\sqrt{8}=4',
    '\\left|x-3\\right|\\le5',
    '\\left(x+\\frac{1}{2}\\right)^{2}',
    '(a+b)(a-b)=a^{2}-b^{2}',
    'a^{m}\\cdot a^{n}=a^{m+n}',
    'y=kx+b(k\\ne0)',
    'y=\\frac{k}{x}',
    '\\angle ABC=90^{\\circ}',
    '\\triangle ABC\\cong\\triangle DEF',
    '\\triangle ABC\\backsim\\triangle DEF',
    'AB\\parallel CD',
    'AB\\perp CD',
    '\\odot O',
    '\\overset{\\frown}{AB}',
    '\\sin30^{\\circ}=\\frac{1}{2}',
    '\\tan\\alpha=\\frac{BC}{AC}',
    '\\because a\\parallel b,\\therefore\\angle1=\\angle2',
    ['1.5\\times 10^{-3}', '1.5\\times10^{-3}'],
    'P(A)=\\frac{m}{n}',
    's^{2}=\\frac{1}{n}\\left[\\left(x_{1}-\\overline{x}\\right)^{2}+\\left(x_{2}-\\overline{x}\\right)^{2}\\right]',
    '\\bar{x}',
    'I=\\frac{U}{R}',
    '\\rho=\\frac{m}{V}',
    'v=3\\times10^{8}\\,\\text{m/s}',
    'p_{0}=1.01\\times10^{5}\\,\\mathrm{Pa}',
    '\\frac{\\frac{1}{a}+1}{1-\\frac{1}{a}}',
  ],
  'senior school': [
    "f'(x)=3x^{2}",
    '\\lim_{x\\to0}\\frac{\\sin x}{x}=1',
    '\\lim_{n\\to\\infty}\\left(1+\\frac{1}{n}\\right)^{n}=e',
    '\\int_{0}^{1}x^{2}dx=\\frac{1}{3}',
    '\\sum_{i=1}^{n}i=\\frac{n(n+1)}{2}',
    '\\prod_{k=1}^{n}k',
    '\\overrightarrow{AB}\\cdot\\overrightarrow{AC}',
    '\\vec{a}=(1,2)',
    '\\left|\\vec{a}\\right|=\\sqrt{5}',
    '\\boldsymbol{a}\\perp\\boldsymbol{b}',
    'A\\cap B=\\varnothing',
    'A\\cup B\\subseteq\\mathbb{R}',
    '\\complement_{U}A',
    '\\left\\{x\\middle|x>0\\right\\}',
    '\\forall x\\in\\mathbb{N},\\exists y>x',
    '\\log_{2}8=3',
    '\\ln x+\\lg y',
    '\\sin^{2}\\alpha+\\cos^{2}\\alpha=1',
    '\\sin\\left(2x+\\frac{\\pi}{3}\\right)',
    'a_{n+1}=2a_{n}+1',
    '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
    '\\begin{vmatrix}a&b\\\\c&d\\end{vmatrix}=ad-bc',
    '\\binom{n}{k}',
    '\\mathrm{C}_{5}^{2}=10',
    '\\frac{x^{2}}{a^{2}}+\\frac{y^{2}}{b^{2}}=1(a>b>0)',
    'f(x)=\\begin{cases}x^{2},&x\\ge0,\\\\-x,&x<0\\end{cases}',
    '\\begin{aligned}a&=b+c\\\\&=d\\end{aligned}',
    '\\underbrace{1+1+\\cdots+1}_{n}',
    '\\widehat{ABC}',
    'z=\\overline{a+bi}',
    '\\boxed{x=2}',
    '\\cancel{x}',
    '\\mathcal{F}(x)',
    '\\mathfrak{g}\\ne\\mathsf{T}',
    '\\iint_{D}f(x,y)dxdy',
    'p\\Rightarrow q,p\\Leftrightarrow q',
    '\\max\\{a,b\\}',
    'E=mc^{2}',
    '\\Delta x=\\lambda\\frac{L}{d}',
  ],
  chemistry: [
    ['\\ce{H2O}', '\\mathrm{H}_{2}\\mathrm{O}'],
    [
      '\\ce{2H2 + O2 ->[点燃] 2H2O}',
      '2\\,\\mathrm{H}_{2}+\\mathrm{O}_{2}\\xrightarrow{\\text{点燃}}2\\,\\mathrm{H}_{2}\\mathrm{O}',
    ],
    ['\\ce{SO4^2-}', '\\mathrm{SO}_{4}^{2-}'],
    ['\\ce{N2 + 3H2 <=> 2NH3}', '\\mathrm{N}_{2}+3\\,\\mathrm{H}_{2}\\rightleftharpoons2\\,\\mathrm{NH}_{3}'],
    ['\\ce{^{14}_{6}C}', '{}_{6}^{14}\\mathrm{C}'],
    ['\\ce{CO2 ^}', '\\mathrm{CO}_{2}\\uparrow'],
    '\\mathrm{CaCO}_{3}\\xlongequal{\\text{高温}}\\mathrm{CaO}+\\mathrm{CO}_{2}\\uparrow',
    '\\mathrm{Fe}^{3+}',
  ],
};

describe.each(Object.entries(formulas))('formulas of %s', (_stage, cases) => {
  test.each(cases.map((one) => (typeof one === 'string' ? ([one, one] as const) : one)))(
    '%s comes back from Word as it was written',
    async (latex, expected) => {
      const after = await throughWord(latex);
      expect(after).toBe(expected);
      expect(await throughWord(after)).toBe(after);
    },
  );
});

test('LaTeX that cannot be read is refused with what is wrong', async () => {
  await expect(ommlOfLatex(typesetting, '\\frac{1}')).rejects.toThrow('Missing argument');
  await expect(ommlOfLatex(typesetting, '\\notacommand')).rejects.toThrow('Undefined control sequence');
  await expect(ommlOfLatex(typesetting, '{'.repeat(5000))).rejects.toThrow();
});
