/** Commands that one character says. */
const signs: Readonly<Record<string, string>> = {
  alpha: 'α',
  angle: '∠',
  beta: 'β',
  cap: '∩',
  cdot: '·',
  cdots: '⋯',
  circ: '°',
  cup: '∪',
  degree: '°',
  delta: 'δ',
  div: '÷',
  emptyset: '∅',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  gt: '>',
  in: '∈',
  infty: '∞',
  lambda: 'λ',
  ldots: '…',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  lt: '<',
  mu: 'μ',
  ne: '≠',
  neq: '≠',
  omega: 'ω',
  parallel: '∥',
  perp: '⊥',
  pi: 'π',
  pm: '±',
  quad: ' ',
  rightarrow: '→',
  rho: 'ρ',
  theta: 'θ',
  times: '×',
  to: '→',
  triangle: '△',
  varnothing: '∅',
};

/** Commands that only set the appearance of their argument. */
const looks = 'mathrm|mathbf|mathit|mathbb|text|textbf|operatorname|boldsymbol|overline|overrightarrow|vec|widehat|ce';

const raised: ReadonlyMap<string, string> = new Map([...'0123456789+-n'].map((one, at) => [one, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'[at]!]));
const lowered: ReadonlyMap<string, string> = new Map(
  [...'0123456789+-n'].map((one, at) => [one, '₀₁₂₃₄₅₆₇₈₉₊₋ₙ'[at]!]),
);

/** `x+1` in brackets, `x` as it is. */
const whole = (text: string): string => (/^[^\s+\-−×÷=·/]*$/.test(text) ? text : `(${text})`);

const script = (text: string, small: ReadonlyMap<string, string>, mark: string): string =>
  [...text].every((one) => small.has(one)) ? [...text].map((one) => small.get(one)).join('') : `${mark}${whole(text)}`;

/** What takes a group, from the innermost outwards. */
const groups: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [new RegExp(`\\\\(?:${looks})\\s*\\{([^{}]*)\\}`, 'g'), (_, text) => text!],
  [
    /\\[dt]?frac\s*(?:\{([^{}]*)\}|(\w))\s*(?:\{([^{}]*)\}|(\w))/g,
    (_, over, short, under, last) => `${whole(over ?? short ?? '')}/${whole(under ?? last ?? '')}`,
  ],
  [
    /\\sqrt\s*(?:\[(\d)\])?\s*(?:\{([^{}]*)\}|(\w))/g,
    (_, root, text, short) => `${rootOf(root)}${whole(text ?? short ?? '')}`,
  ],
  [
    /\^\s*(?:\{([^{}]*)\}|([\w*°]))/g,
    (_, text, short) => ((text ?? short) === '°' ? '°' : script(text ?? short ?? '', raised, '^')),
  ],
  [/_\s*(?:\{([^{}]*)\}|(\w))/g, (_, text, short) => script(text ?? short ?? '', lowered, '_')],
];

const rootOf = (root: string | undefined): string => (root === undefined ? '√' : `${raised.get(root)}√`);

/** A formula in one line of plain signs, for names and titles that can hold no formula: `\frac{1}{2}x^2` is `1/2x²`. */
export function plainLatex(latex: string): string {
  let text = latex
    .replaceAll(/\\(?:left|right|displaystyle|limits)\b/g, '')
    .replaceAll(/\\[,;:!]|~/g, '')
    .replaceAll(/\\([a-zA-Z]+)\s*/g, (command, name: string) => signs[name] ?? command);
  // a round for each depth of groups; no formula of a question has more
  for (let round = 0; round < 8; round += 1) {
    const before = text;
    for (const [pattern, says] of groups) text = text.replaceAll(pattern, says);
    if (text === before) break;
  }
  return text
    .replaceAll(/\\([a-zA-Z]+)/g, '$1')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/[{}]/g, '')
    .trim();
}
