/** Commands that say how a formula looks, never what it says. */
const looks = new Set([
  'left',
  'right',
  'big',
  'Big',
  'bigl',
  'bigr',
  'Bigl',
  'Bigr',
  'bigg',
  'Bigg',
  'displaystyle',
  'textstyle',
  'limits',
  'nolimits',
  'mathrm',
  'mathit',
  'mathbf',
  'mathsf',
  'mathbb',
  'mathcal',
  'boldsymbol',
  'text',
  'textrm',
  'operatorname',
  'quad',
  'qquad',
  'begin',
  'end',
]);

/** Two ways of writing one thing. */
const same: Readonly<Record<string, string>> = {
  dfrac: 'frac',
  tfrac: 'frac',
  cfrac: 'frac',
  leqslant: 'le',
  leq: 'le',
  geqslant: 'ge',
  geq: 'ge',
  neq: 'ne',
  ast: '*',
  cdot: 'times',
  lvert: '|',
  rvert: '|',
  vert: '|',
  varnothing: 'emptyset',
  to: 'rightarrow',
  degree: 'circ',
  '≤': 'le',
  '≥': 'ge',
  '≠': 'ne',
  '×': 'times',
  '÷': 'div',
  '°': 'circ',
  '√': 'sqrt',
  π: 'pi',
  '−': '-',
};

const piece = /\\([a-zA-Z]+)|\\(.)|(\d+(?:\.\d+)?)|([^\s{}\\])/gu;

/**
 * What a formula says, as words in a row: `\frac{1}{2}x^{2}` → `frac 1 2 x ^ 2`. Braces, spaces and sizes go, so that two ways
 * of writing one formula read alike; numbers stay whole.
 */
export function formulaWords(latex: string): string[] {
  const words: string[] = [];
  for (const [, command, escaped, number, other] of latex.normalize('NFKC').matchAll(piece)) {
    if (command !== undefined) {
      if (!looks.has(command)) words.push(same[command] ?? command);
    } else if (number !== undefined) words.push(number);
    else if (other !== undefined && other !== '&') words.push(same[other] ?? other);
    else if (escaped === '%' || escaped === '|') words.push(escaped);
  }
  return words;
}

/** Whether every brace of a formula is closed. The typesetting library decides about the rest. */
export function isBalanced(latex: string): boolean {
  let open = 0;
  for (const [brace] of latex.matchAll(/\\.|[{}]/gsu)) {
    if (brace === '{') open += 1;
    else if (brace === '}' && --open < 0) return false;
  }
  return open === 0;
}
