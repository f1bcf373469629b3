import { childOf, elementsOf, textWithin, type XmlElement } from '../../../kit/server/xml/xml-tree';

/** Signs that LaTeX calls by a name; letters and digits stand for themselves. */
const signs: Readonly<Record<string, string>> = {
  '×': '\\times',
  '÷': '\\div',
  '·': '\\cdot',
  '⋅': '\\cdot',
  '±': '\\pm',
  '∓': '\\mp',
  '≤': '\\le',
  '≥': '\\ge',
  '≠': '\\ne',
  '≈': '\\approx',
  '∞': '\\infty',
  '∈': '\\in',
  '∉': '\\notin',
  '∪': '\\cup',
  '∩': '\\cap',
  '⊂': '\\subset',
  '⊆': '\\subseteq',
  '∅': '\\varnothing',
  '∠': '\\angle',
  '△': '\\triangle',
  '∥': '\\parallel',
  '⊥': '\\perp',
  '≅': '\\cong',
  '≌': '\\cong',
  '∼': '\\sim',
  '→': '\\to',
  '⇒': '\\Rightarrow',
  '⇔': '\\Leftrightarrow',
  '∴': '\\therefore',
  '∵': '\\because',
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∂': '\\partial',
  '∀': '\\forall',
  '∃': '\\exists',
  '°': '^{\\circ}',
  '−': '-',
  '…': '\\dots',
  '⋯': '\\cdots',
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  ε: '\\varepsilon',
  θ: '\\theta',
  λ: '\\lambda',
  μ: '\\mu',
  π: '\\pi',
  ρ: '\\rho',
  σ: '\\sigma',
  φ: '\\varphi',
  ϕ: '\\phi',
  ω: '\\omega',
  Δ: '\\Delta',
  Ω: '\\Omega',
  Σ: '\\Sigma',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  $: '\\$',
  _: '\\_',
  '\\': '\\backslash',
  '′': "'",
  '∣': '\\mid',
  // invisible: function application, multiplication, comma, plus
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
  '\u00a0': ' ',
};

const functions = /^(?:arcsin|arccos|arctan|sin|cos|tan|cot|sec|csc|ln|lg|log|exp|lim|max|min|gcd|det|dim)$/;
const accents: Readonly<Record<string, string>> = {
  '→': '\\vec',
  '⃗': '\\vec',
  '¯': '\\overline',
  '‾': '\\overline',
  '―': '\\overline',
  _: '\\overline',
  '^': '\\hat',
  ˆ: '\\hat',
  '~': '\\tilde',
  '˙': '\\dot',
  '.': '\\dot',
  '¨': '\\ddot',
  '⏞': '\\overbrace',
  '⌢': '\\overset{\\frown}',
};

const letters = (text: string): string => {
  const named = Array.from(text.trim(), (sign) => signs[sign] ?? sign);
  return named
    .map((sign, at) => (/^\\[A-Za-z]+$/.test(sign) && /^[A-Za-z]/.test(named[at + 1] ?? '') ? `${sign} ` : sign))
    .join('');
};

/** Pieces side by side; a command is parted from a letter behind it. */
const joined = (pieces: readonly string[]): string =>
  pieces
    .filter((piece) => piece !== '')
    .reduce((all, piece) => `${all}${/\\[A-Za-z]+$/.test(all) && /^[A-Za-z]/.test(piece) ? ' ' : ''}${piece}`, '');

const single = (latex: string): string =>
  /^(?:[A-Za-z]|\d+(?:\.\d+)?|\\[A-Za-z]+)$/.test(latex) ? latex : `{${latex}}`;
const braced = (latex: string): string => `{${latex}}`;

function fenced({ attributes, children }: XmlElement): string {
  const [open, close] = [attributes['open'] ?? '(', attributes['close'] ?? ')'];
  const separators = Array.from((attributes['separators'] ?? ',').replace(/\s/g, ''));
  const parts = children.filter((child): child is XmlElement => typeof child !== 'string').map(latexOf);
  const inner = parts
    .map((part, at) => `${at > 0 ? (separators[Math.min(at - 1, separators.length - 1)] ?? '') : ''}${part}`)
    .join('');
  return `\\left${letters(open) || '.'}${inner}\\right${letters(close) || '.'}`;
}

function over(base: string, top: XmlElement, isUnder: boolean): string {
  const sign = textWithin(top).trim();
  if (!isUnder && accents[sign]) return `${accents[sign]}${braced(base)}`;
  if (/^\\(?:sum|prod|int|lim|max|min)$/.test(base)) return `${base}${isUnder ? '_' : '^'}${braced(latexOf(top))}`;
  return `\\${isUnder ? 'underset' : 'overset'}${braced(latexOf(top))}${braced(base)}`;
}

function table(element: XmlElement): string {
  const rows = elementsOf(element).filter(({ name }) => name === 'mtr' || name === 'mlabeledtr');
  const cells = rows.map((row) =>
    elementsOf(row)
      .filter(({ name }) => name === 'mtd')
      .map((cell) => joined(elementsOf(cell).map(latexOf)))
      .join(' & '),
  );
  return `\\begin{matrix}${cells.join(' \\\\ ')}\\end{matrix}`;
}

/** Elements with a fixed number of things in them. */
function structure(element: XmlElement): string | null {
  const [first, second, third] = elementsOf(element);
  const one = first ? latexOf(first) : '';
  const two = second ? latexOf(second) : '';
  switch (element.name) {
    case 'mfrac':
      return `\\frac${braced(one)}${braced(two)}`;
    case 'mroot':
      return `\\sqrt[${two}]${braced(one)}`;
    case 'msup':
      // a degree is a power already
      return two === '^{\\circ}' || two === '\\circ'
        ? `${single(one)}^{\\circ}`
        : two === "'"
          ? `${one}'`
          : `${single(one)}^${braced(two)}`;
    case 'msub':
      return `${single(one)}_${braced(two)}`;
    case 'msubsup':
      return `${single(one)}_${braced(two)}^${braced(third ? latexOf(third) : '')}`;
    case 'mover':
      return second ? over(one, second, false) : one;
    case 'munder':
      return second ? over(one, second, true) : one;
    case 'munderover':
      return second && third ? `${one}_${braced(two)}^${braced(latexOf(third))}` : one;
    default:
      return null;
  }
}

function latexOf(element: XmlElement): string {
  const text = textWithin(element);
  switch (element.name) {
    case 'mi':
      return functions.test(text.trim())
        ? `\\${text.trim()}`
        : text.trim().length > 1 && /^[A-Za-z]+$/.test(text.trim())
          ? `\\mathrm{${text.trim()}}`
          : letters(text);
    case 'mn':
    case 'mo':
      return functions.test(text.trim()) ? `\\${text.trim()}` : letters(text);
    case 'mtext':
    case 'ms':
      return text.trim() === '' ? '\\ ' : `\\text{${text.replace(/[{}\\$]/g, '')}}`;
    case 'mspace':
      return '\\ ';
    case 'msqrt':
      return `\\sqrt${braced(joined(elementsOf(element).map(latexOf)))}`;
    case 'mfenced':
      return fenced(element);
    case 'mtable':
      return table(element);
    case 'mphantom':
    case 'annotation':
    case 'annotation-xml':
      return '';
    default:
      return structure(element) ?? joined(elementsOf(element).map(latexOf));
  }
}

/** A formula of MathML (presentation) as LaTeX; its LaTeX annotation, if there is one. */
export function latexOfMathml(math: XmlElement): string {
  const semantics = childOf(math, 'semantics');
  const note = elementsOf(semantics ?? math).find(
    ({ name, attributes }) =>
      name === 'annotation' && /^(?:application\/x-tex|TeX|latex)$/i.test(attributes['encoding'] ?? ''),
  );
  return note ? textWithin(note).trim() : latexOf(math).trim();
}
