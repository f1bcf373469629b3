/** An element of MathML, as far as it is read: browsers' elements are ones. */
export interface MathElement {
  readonly localName: string;
  readonly textContent: string | null;
  readonly children: ArrayLike<MathElement>;
  getAttribute(name: string): string | null;
}

const signs: Readonly<Record<string, string>> = {
  '×': '\\times',
  '÷': '\\div',
  '⋅': '\\cdot',
  '·': '\\cdot',
  '±': '\\pm',
  '≤': '\\le',
  '≥': '\\ge',
  '≠': '\\ne',
  '⩽': '\\le',
  '⩾': '\\ge',
  '≈': '\\approx',
  '∞': '\\infty',
  π: '\\pi',
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  θ: '\\theta',
  λ: '\\lambda',
  μ: '\\mu',
  ρ: '\\rho',
  ω: '\\omega',
  Ω: '\\Omega',
  Δ: '\\Delta',
  '∆': '\\Delta',
  '△': '\\triangle',
  '∠': '\\angle',
  '⊥': '\\perp',
  '∥': '\\parallel',
  '∈': '\\in',
  '∪': '\\cup',
  '∩': '\\cap',
  '⊂': '\\subset',
  '⊆': '\\subseteq',
  '∅': '\\varnothing',
  '→': '\\to',
  '−': '-',
  '∑': '\\sum',
  '∫': '\\int',
  '′': "'",
  '°': '^{\\circ}',
  '%': '\\%',
  '{': '\\{',
  '}': '\\}',
  '∵': '\\because',
  '∴': '\\therefore',
  '⇒': '\\Rightarrow',
  '…': '\\dots',
  '≌': '\\cong',
  '∽': '\\sim',
  '#': '\\#',
  '&': '\\&',
};
const named = /^(sin|cos|tan|cot|log|ln|lg|lim|max|min|exp|arcsin|arccos|arctan)$/;

/** The LaTeX of a `math` element: what Word and web pages put into the clipboard. What it does not know is read through. */
export function latexOfMathml(element: MathElement): string {
  return read(element).replace(/\s+/g, ' ').trim();
}

const parts = (element: MathElement): string[] => Array.from(element.children, read);
const group = (latex: string | undefined): string => `{${latex ?? ''}}`;
const base = (latex = ''): string => (/^(?:\\[a-zA-Z]+|.|\d+)$/s.test(latex.trim()) ? latex.trim() : group(latex));

function read(element: MathElement): string {
  const [first, second, third] = parts(element);
  switch (element.localName.toLowerCase()) {
    case 'mi':
    case 'mo':
    case 'mn':
      return sign(element.textContent ?? '');
    case 'mtext':
      return `\\text${group((element.textContent ?? '').replace(/[{}\\$]/g, ''))}`;
    case 'mfrac':
      return `\\frac${group(first)}${group(second)}`;
    case 'msqrt':
      return `\\sqrt${group(parts(element).join(''))}`;
    case 'mroot':
      return `\\sqrt[${second ?? ''}]${group(first)}`;
    case 'msup':
      return `${base(first)}^${group(second)}`;
    case 'msub':
    case 'munder':
      return `${base(first)}_${group(second)}`;
    case 'msubsup':
    case 'munderover':
      return `${base(first)}_${group(second)}^${group(third)}`;
    case 'mover':
      return over(first ?? '', second ?? '');
    case 'mfenced':
      return fenced(element);
    case 'mtable':
      return `\\begin{matrix}${parts(element).join('\\\\')}\\end{matrix}`;
    case 'mtr':
      return parts(element).join('&');
    case 'semantics':
      return first ?? '';
    case 'annotation':
    case 'annotation-xml':
      return '';
    default:
      return parts(element).join('');
  }
}

function sign(text: string): string {
  const trimmed = text.trim();
  if (named.test(trimmed)) return `\\${trimmed} `;
  return [...trimmed].map((one) => signs[one]?.replace(/^(\\[a-zA-Z]+)$/, '$1 ') ?? one).join('');
}

const accents: Readonly<Record<string, string>> = {
  '→': '\\vec',
  '\\to': '\\vec',
  '¯': '\\overline',
  '‾': '\\overline',
  '^': '\\hat',
  '˙': '\\dot',
  '⌢': '\\overset{\\frown}',
};

const over = (below: string, accent: string): string => {
  const known = accents[accent.trim()];
  return known ? `${known}${group(below)}` : `\\overset${group(accent)}${group(below)}`;
};

function fenced(element: MathElement): string {
  const fence = (name: string, otherwise: string) => sign(element.getAttribute(name) ?? otherwise).trim() || '.';
  return `\\left${fence('open', '(')} ${parts(element).join(',')} \\right${fence('close', ')')}`;
}
