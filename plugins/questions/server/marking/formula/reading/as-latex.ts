import { oneWriting } from '../../text/characters';
import { vulgar, vulgarSigns } from '../../text/vulgar-fractions';
import { Unreadable } from '../expression';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿ';
const raisedAs = '0123456789+-()n';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋ₙ';
const loweredAs = '0123456789+-n';

const anyVulgar = new RegExp(`[${vulgarSigns}]`, 'gu');

/** Signs, and the commands that say the same. */
const signs: Readonly<Record<string, string>> = {
  '×': '\\times',
  '÷': '\\div',
  '·': '\\cdot',
  '*': '\\times',
  '±': '\\pm',
  '∓': '\\mp',
  '≤': '\\le',
  '≥': '\\ge',
  '≠': '\\ne',
  '≈': '\\approx',
  '∈': '\\in',
  '∪': '\\cup',
  '∩': '\\cap',
  '∞': '\\infty',
  '∅': '\\emptyset',
  Ø: '\\emptyset',
  ø: '\\emptyset',
  '√': '\\sqrt',
  '∛': '\\sqrt[3]',
  '°': '\\degree',
  '∠': '\\angle',
  '△': '\\triangle',
  Δ: '\\Delta',
  '⊙': '\\odot',
  '∥': '\\parallel',
  '∦': '\\nparallel',
  '⊥': '\\perp',
  '≌': '\\cong',
  '≅': '\\cong',
  '∽': '\\sim',
  '∼': '\\sim',
  '%': '\\%',
  π: '\\pi',
  ℝ: '\\R',
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  θ: '\\theta',
  λ: '\\lambda',
  μ: '\\mu',
  ρ: '\\rho',
  φ: '\\varphi',
  ω: '\\omega',
  Ω: '\\Omega',
  '→': '\\to',
  '′': "'",
};

const words: readonly (readonly [RegExp, string])[] = [
  [/或者|或/g, ' \\or '],
  [/并且|而且|且/g, ' \\and '],
  [/和|与|及/g, ','],
  [/全体实数|一切实数|任意实数|实数集/g, ' \\R '],
  [/空集/g, ' \\emptyset '],
  [/(?<![A-Za-z\\])or(?![A-Za-z])/g, ' \\or '],
  [/(?<![A-Za-z\\])and(?![A-Za-z])/g, ' \\and '],
];

const signPattern = new RegExp(`[${Object.keys(signs).join('')}]`, 'gu');
const scripts = (text: string, from: string, to: string, sign: string) =>
  text.replace(
    new RegExp(`[${from}]+`, 'gu'),
    (run) => `${sign}{${Array.from(run, (c) => to[from.indexOf(c)]).join('')}}`,
  );

/** Sizes of brackets, spaces, fonts: nothing that changes the meaning of a formula. */
const ornament =
  /\\(?:left|right|mleft|mright|bigl?|bigr?|Bigl?|Bigr?|biggl?|biggr?|displaystyle|textstyle|limits|nolimits)(?![A-Za-z])\.?|\\[,;:! ]|~|\\q?quad(?![A-Za-z])/g;
const wrapped = /\\(?:text|textrm|textit|mbox|mathrm|mathit|mathbf|operatorname|rm)\s*\{([^{}]*)\}/g;

/** A list of equations under one brace: they hold together. */
const underBrace = (latex: string) =>
  latex
    .replace(/\\\{\s*(?=\\begin\{(?:array|aligned))/g, '')
    .replace(/\\begin\{(?:cases|array|aligned)\}(?:\{[lcr| ]*\})?/g, '')
    .replace(/(?:\\\\)?\s*\\end\{(?:cases|array|aligned)\}/g, '')
    .replace(/\\\\/g, ' \\and ')
    .replaceAll('&', '');

/**
 * LaTeX for an answer, whether LaTeX or typed (`x²+2√3 或 x≥½`), in one notation for the parser.
 * Throws Unreadable for empty places and words.
 */
export function asLatex(text: string): string {
  let latex = oneWriting(text)
    .trim()
    .replace(/[.,;]+$/u, '')
    .replace(/^\$+|\$+$/g, '');
  if (/\\placeholder/.test(latex)) throw new Unreadable('an empty place');
  if (/^\d{1,3}(?:(?:,|\{,\})\d{3})+(?:\.\d+)?$/.test(latex)) latex = latex.replace(/[{},]/g, '');
  latex = latex
    .replace(/\{,\}/g, '')
    .replace(/\\mathrm\s*\{e\}/g, '\\exponentialE ')
    .replace(wrapped, ' $1 ');
  latex = underBrace(latex.replace(ornament, ' ')).replace(/\\(?:dfrac|tfrac|cfrac)(?![A-Za-z])/g, '\\frac');
  for (const [pattern, command] of words) latex = latex.replace(pattern, command);
  latex = latex.replace(anyVulgar, (sign) => vulgar[sign]!.replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}'));
  latex = latex.replace(/(\d)\s*又\s*/g, '$1 ').replace(/(\d+)\s+(\d+)\s*\/\s*(\d+)(?!\d)/g, '$1\\frac{$2}{$3}');
  latex = scripts(scripts(latex, raised, raisedAs, '^'), lowered, loweredAs, '_');
  latex = latex.replace(/\^\s*(?:\{\s*\\circ\s*\}|\\circ)/g, '\\degree ').replaceAll('\\%', '%');
  latex = latex.replace(signPattern, (sign) => ` ${signs[sign]} `);
  latex = latex.replaceAll('<=', ' \\le ').replaceAll('>=', ' \\ge ').replaceAll('!=', ' \\ne ').replaceAll('==', '=');
  if (/\p{Script=Han}/u.test(latex)) throw new Unreadable('words');
  return latex.trim();
}
