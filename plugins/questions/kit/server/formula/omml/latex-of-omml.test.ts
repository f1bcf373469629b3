import { describe, expect, test } from 'vitest';
import { readXml } from '../../xml/xml-tree';
import { latexOfOmml } from './latex-of-omml';

const prefixes = { 'urn:m': 'm', 'urn:w': 'w', 'urn:mc': 'mc' };
const names = 'xmlns:m="urn:m" xmlns:w="urn:w" xmlns:mc="urn:mc"';

const read = (inside: string) => latexOfOmml(readXml(`<m:oMath ${names}>${inside}</m:oMath>`, prefixes));

const r = (text: string, properties = '') =>
  `<m:r>${properties && `<m:rPr>${properties}</m:rPr>`}<m:t>${text}</m:t></m:r>`;
const e = (text: string) => `<m:e>${r(text)}</m:e>`;
const v = (name: string, value: string) => `<m:${name} m:val="${value}"/>`;

/** Every element of ISO/IEC 29500-1, 22.1.2 in its forms: what Word writes, and what it means. */
const elements: Readonly<Record<string, readonly (readonly [omml: string, latex: string])[]>> = {
  'fractions (f)': [
    [`<m:f><m:num>${r('a')}</m:num><m:den>${r('b')}</m:den></m:f>`, '\\frac{a}{b}'],
    [`<m:f><m:fPr>${v('type', 'lin')}</m:fPr><m:num>${r('a')}</m:num><m:den>${r('b')}</m:den></m:f>`, 'a/b'],
    [`<m:f><m:fPr>${v('type', 'skw')}</m:fPr><m:num>${r('a')}</m:num><m:den>${r('b')}</m:den></m:f>`, '{}^{a}\\!/_{b}'],
    [
      `<m:f><m:fPr>${v('type', 'noBar')}</m:fPr><m:num>${r('a')}</m:num><m:den>${r('b')}</m:den></m:f>`,
      '\\genfrac{}{}{0pt}{}{a}{b}',
    ],
  ],
  'radicals (rad)': [
    [`<m:rad><m:radPr>${v('degHide', '1')}</m:radPr><m:deg/>${e('x')}</m:rad>`, '\\sqrt{x}'],
    [`<m:rad><m:deg>${r('3')}</m:deg>${e('x')}</m:rad>`, '\\sqrt[3]{x}'],
    [`<m:rad><m:deg/>${e('x')}</m:rad>`, '\\sqrt{x}'],
  ],
  'scripts (sSup, sSub, sSubSup, sPre)': [
    [`<m:sSup>${e('x')}<m:sup>${r('2')}</m:sup></m:sSup>`, 'x^{2}'],
    [`<m:sSup>${e('xy')}<m:sup>${r('2')}</m:sup></m:sSup>`, '{xy}^{2}'],
    [`<m:sSup>${e('30')}<m:sup>${r('°')}</m:sup></m:sSup>`, '30^{\\circ}'],
    [`<m:sSup>${e('f')}<m:sup>${r('′')}</m:sup></m:sSup>`, "f'"],
    [`<m:sSub>${e('a')}<m:sub>${r('n')}</m:sub></m:sSub>`, 'a_{n}'],
    [`<m:sSubSup>${e('C')}<m:sub>${r('5')}</m:sub><m:sup>${r('2')}</m:sup></m:sSubSup>`, 'C_{5}^{2}'],
    [`<m:sPre><m:sub>${r('6')}</m:sub><m:sup>${r('14')}</m:sup>${e('C')}</m:sPre>`, '{}_{6}^{14}C'],
    [r('x²+y₁'), 'x^{2}+y_{1}'],
    [r('cm²³'), 'cm^{23}'],
  ],
  'large operators (nary)': [
    [
      `<m:nary><m:naryPr>${v('chr', '∑')}${v('limLoc', 'undOvr')}</m:naryPr><m:sub>${r('i=1')}</m:sub><m:sup>${r('n')}</m:sup>${e('i')}</m:nary>`,
      '\\sum_{i=1}^{n}i',
    ],
    [`<m:nary><m:sub>${r('0')}</m:sub><m:sup>${r('1')}</m:sup>${e('x')}</m:nary>`, '\\int_{0}^{1}x'],
    [
      `<m:nary><m:naryPr>${v('chr', '∫')}${v('limLoc', 'undOvr')}</m:naryPr><m:sub>${r('0')}</m:sub><m:sup/>${e('x')}</m:nary>`,
      '\\int\\limits_{0}x',
    ],
    [
      `<m:nary><m:naryPr>${v('chr', '∏')}${v('limLoc', 'subSup')}${v('supHide', '1')}</m:naryPr><m:sub>${r('k')}</m:sub><m:sup>${r('n')}</m:sup>${e('k')}</m:nary>`,
      '\\prod\\nolimits_{k}k',
    ],
    [`<m:nary><m:naryPr>${v('chr', '⋃')}</m:naryPr><m:sub/><m:sup/>${e('A')}</m:nary>`, '\\bigcup A'],
  ],
  'delimiters (d)': [
    [`<m:d>${e('x')}</m:d>`, '(x)'],
    [
      `<m:d><m:e><m:f><m:num>${r('1')}</m:num><m:den>${r('2')}</m:den></m:f></m:e></m:d>`,
      '\\left(\\frac{1}{2}\\right)',
    ],
    [`<m:d><m:dPr>${v('begChr', '[')}${v('endChr', ')')}</m:dPr>${e('0,1')}</m:d>`, '[0,1)'],
    [`<m:d><m:dPr>${v('begChr', '|')}${v('endChr', '|')}</m:dPr>${e('x')}</m:d>`, '\\left|x\\right|'],
    [
      `<m:d><m:dPr>${v('begChr', '{')}${v('endChr', '}')}</m:dPr>${e('x')}${e('x&gt;0')}</m:d>`,
      '\\left\\{x\\middle|x>0\\right\\}',
    ],
    [
      `<m:d><m:dPr>${v('begChr', '⟨')}${v('sepChr', ',')}${v('endChr', '⟩')}</m:dPr>${e('a')}${e('b')}</m:d>`,
      '\\left\\langle a\\middle,b\\right\\rangle',
    ],
    [`<m:d><m:dPr>${v('begChr', '')}${v('endChr', '|')}</m:dPr>${e('x')}</m:d>`, '\\left.x\\right|'],
    [
      `<m:d><m:dPr>${v('begChr', '⌊')}${v('endChr', '⌋')}</m:dPr>${e('x')}</m:d>`,
      '\\left\\lfloor x\\right\\rfloor '.trim(),
    ],
    [
      `<m:d><m:e><m:f><m:fPr>${v('type', 'noBar')}</m:fPr><m:num>${r('n')}</m:num><m:den>${r('k')}</m:den></m:f></m:e></m:d>`,
      '\\binom{n}{k}',
    ],
  ],
  'systems and arrays (d with eqArr, eqArr)': [
    [
      `<m:d><m:dPr>${v('begChr', '{')}${v('endChr', '')}</m:dPr><m:e><m:eqArr>${e('x+y=1')}${e('x-y=3')}</m:eqArr></m:e></m:d>`,
      '\\begin{cases}x+y=1\\\\x-y=3\\end{cases}',
    ],
    [
      `<m:d><m:dPr>${v('begChr', '{')}${v('endChr', '')}</m:dPr><m:e><m:eqArr>${e('x,&amp;x&gt;0')}${e('-x,&amp;x≤0')}</m:eqArr></m:e></m:d>`,
      '\\begin{cases}x,&x>0\\\\-x,&x\\le0\\end{cases}',
    ],
    [`<m:eqArr>${e('a&amp;=b')}${e('&amp;=c')}</m:eqArr>`, '\\begin{aligned}a&=b\\\\&=c\\end{aligned}'],
  ],
  'matrices (m)': [
    [
      `<m:m><m:mr>${e('a')}${e('b')}</m:mr><m:mr>${e('c')}${e('d')}</m:mr></m:m>`,
      '\\begin{matrix}a&b\\\\c&d\\end{matrix}',
    ],
    [
      `<m:d><m:dPr>${v('begChr', '[')}${v('endChr', ']')}</m:dPr><m:e><m:m><m:mr>${e('a')}${e('b')}</m:mr></m:m></m:e></m:d>`,
      '\\begin{bmatrix}a&b\\end{bmatrix}',
    ],
  ],
  'functions and limits (func, limLow, limUpp)': [
    [`<m:func><m:fName>${r('sin', v('sty', 'p'))}</m:fName>${e('x')}</m:func>`, '\\sin x'],
    [
      `<m:func><m:fName><m:limLow><m:e>${r('lim', v('sty', 'p'))}</m:e><m:lim>${r('x→0')}</m:lim></m:limLow></m:fName>${e('f')}</m:func>`,
      '\\lim_{x\\to0}f',
    ],
    [`<m:func><m:fName>${r('rank', v('sty', 'p'))}</m:fName>${e('A')}</m:func>`, '\\operatorname{rank}A'],
    [`<m:limUpp>${e('=')}<m:lim>${r('点燃')}</m:lim></m:limUpp>`, '\\xlongequal{\\text{点燃}}'],
    [`<m:limUpp>${e('→')}<m:lim>${r('a')}</m:lim></m:limUpp>`, '\\xrightarrow{a}'],
    [`<m:limUpp>${e('x')}<m:lim>${r('a')}</m:lim></m:limUpp>`, '\\overset{a}{x}'],
    [`<m:limLow>${e('点燃')}<m:lim>${r('→')}</m:lim></m:limLow>`, '\\xrightarrow{\\text{点燃}}'],
    [`<m:limLow>${e('x')}<m:lim>${r('a')}</m:lim></m:limLow>`, '\\underset{a}{x}'],
    [
      `<m:limLow><m:e><m:groupChr>${e('a+b')}</m:groupChr></m:e><m:lim>${r('n')}</m:lim></m:limLow>`,
      '\\underbrace{a+b}_{n}',
    ],
  ],
  'accents and bars (acc, bar, groupChr)': [
    [`<m:acc>${e('x')}</m:acc>`, '\\hat{x}'],
    [`<m:acc><m:accPr>${v('chr', '⃗')}</m:accPr>${e('a')}</m:acc>`, '\\vec{a}'],
    [`<m:acc><m:accPr>${v('chr', '⃗')}</m:accPr>${e('AB')}</m:acc>`, '\\overrightarrow{AB}'],
    [`<m:acc><m:accPr>${v('chr', '̅')}</m:accPr>${e('x')}</m:acc>`, '\\bar{x}'],
    [`<m:acc><m:accPr>${v('chr', '̇')}</m:accPr>${e('3')}</m:acc>`, '\\dot{3}'],
    [`<m:acc><m:accPr>${v('chr', '⏜')}</m:accPr>${e('AB')}</m:acc>`, '\\overset{\\frown}{AB}'],
    [`<m:bar><m:barPr>${v('pos', 'top')}</m:barPr>${e('AB')}</m:bar>`, '\\overline{AB}'],
    [`<m:bar>${e('AB')}</m:bar>`, '\\underline{AB}'],
    [
      `<m:groupChr><m:groupChrPr>${v('chr', '⏞')}${v('pos', 'top')}</m:groupChrPr>${e('ab')}</m:groupChr>`,
      '\\overbrace{ab}',
    ],
    [
      `<m:groupChr><m:groupChrPr>${v('chr', '→')}</m:groupChrPr>${e('高温')}</m:groupChr>`,
      '\\xrightarrow{\\text{高温}}',
    ],
  ],
  'boxes and phantoms (box, borderBox, phant)': [
    [`<m:box><m:boxPr>${v('opEmu', '1')}</m:boxPr>${e('a=b')}</m:box>`, 'a=b'],
    [`<m:borderBox>${e('x')}</m:borderBox>`, '\\boxed{x}'],
    [
      `<m:borderBox><m:borderBoxPr>${['hideTop', 'hideBot', 'hideLeft', 'hideRight', 'strikeBLTR'].map((name) => v(name, '1')).join('')}</m:borderBoxPr>${e('x')}</m:borderBox>`,
      '\\cancel{x}',
    ],
    [`<m:phant><m:phantPr>${v('show', '0')}</m:phantPr>${e('x')}</m:phant>`, '\\phantom{x}'],
    [`<m:phant><m:phantPr>${v('show', '0')}${v('zeroWid', '1')}</m:phantPr>${e('x')}</m:phant>`, '\\vphantom{x}'],
    [`<m:phant>${e('x')}</m:phant>`, 'x'],
  ],
  'runs (r)': [
    [r('m', v('sty', 'p')), '\\mathrm{m}'],
    [r('a', v('sty', 'b')), '\\mathbf{a}'],
    [r('a', v('sty', 'bi')), '\\boldsymbol{a}'],
    [r('R', v('scr', 'double-struck')), '\\mathbb{R}'],
    [r('F', v('scr', 'script')), '\\mathcal{F}'],
    [r('g', v('scr', 'fraktur')), '\\mathfrak{g}'],
    [r('km/h', '<m:nor/>'), '\\text{km/h}'],
    [r('=', '<m:nor/>'), '='],
    [r('𝑥+𝐀+ℝ+𝛼'), 'x+\\mathbf{A}+\\mathbb{R}+\\alpha'],
    [r('速度=路程÷时间'), '\\text{速度}=\\text{路程}\\div\\text{时间}'],
    [r('∠A≠∠B, a∥b, m⊥n'), '\\angle A\\ne\\angle B,a\\parallel b,m\\perp n'],
    [r('5%, {1}'), '5\\%,\\{1\\}'],
    [r('αβ'), '\\alpha\\beta'],
    [r('αx'), '\\alpha x'],
    [r('−1'), '-1'],
    [r('sin') + r('α'), '\\sin\\alpha'],
  ],
  'what surrounds them': [
    [`<m:ctrlPr><w:rPr/></m:ctrlPr>${r('x')}`, 'x'],
    [`<w:del>${r('old')}</w:del><w:ins>${r('new')}</w:ins>`, 'new'],
    [
      `<mc:AlternateContent><mc:Choice Requires="x">${r('a')}</mc:Choice><mc:Fallback>${r('b')}</mc:Fallback></mc:AlternateContent>`,
      'a',
    ],
    [`<m:unknown>${r('kept')}</m:unknown>`, 'kept'],
    [`<w:smartTag>${r('x')}</w:smartTag>`, 'x'],
  ],
};

describe.each(Object.entries(elements))('%s', (_name, cases) => {
  test.each(cases)('%s', (omml, latex) => expect(read(omml)).toBe(latex));
});

test('several formulas of one paragraph stand below each other', () => {
  const paragraph = readXml(
    `<m:oMathPara ${names}><m:oMath>${r('a=b')}</m:oMath><m:oMath>${r('c=d')}</m:oMath></m:oMathPara>`,
    prefixes,
  );
  expect(latexOfOmml(readXml(`<m:oMath ${names}>${''}</m:oMath>`, prefixes))).toBe('');
  expect(latexOfOmml({ name: 'x', attributes: {}, children: [paragraph] })).toBe(
    '\\begin{gathered}a=b\\\\c=d\\end{gathered}',
  );
});

test('a formula that is nested or long beyond reason ends, and says so', () => {
  const deep = `${'<m:rad><m:e>'.repeat(90)}${r('x')}${'</m:e></m:rad>'.repeat(90)}`;
  expect(read(deep)).toContain('\\sqrt{\\sqrt{');
  expect(() => read(`${'<m:rad><m:e>'.repeat(3000)}${'</m:e></m:rad>'.repeat(3000)}`)).toThrow('tooDeep');
  expect(() => read(r('²'.repeat(100_000)))).toThrow();
  expect(() => read(r('a').repeat(30_000))).toThrow();
});
