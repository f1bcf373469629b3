/**
 * LaTeX of a formula that is written as a field of Word (EQ \F(1,2)), as papers of before 2007 have them: fractions, roots,
 * raised and lowered text. Null for fields that are no formula, or have what is not read here.
 */
export function latexOfField(instruction: string): string | null {
  const formula = /^\s*eq\s+(.+)$/is.exec(instruction)?.[1];
  if (formula === undefined || instruction.length > 2000) return null;
  const latex = written(formula, 0);
  return latex === null || latex.trim() === '' ? null : latex.trim();
}

const mostDepth = 12;

function written(text: string, depth: number): string | null {
  if (depth > mostDepth) return null;
  let latex = '';
  for (let at = 0; at < text.length; ) {
    const command = /^\\([a-z]+)((?:\\[a-z]+\d*)*)\s*\(/i.exec(text.slice(at));
    if (text[at] === '\\' && !command) return null;
    if (!command) {
      latex += text[at];
      at += 1;
      continue;
    }
    const end = closing(text, at + command[0].length);
    if (end < 0) return null;
    const parts = divided(text.slice(at + command[0].length, end)).map((part) => written(part, depth + 1));
    const part = parts.includes(null)
      ? null
      : shaped(command[1]!.toLowerCase(), command[2]!.toLowerCase(), parts as string[]);
    if (part === null) return null;
    latex += part;
    at = end + 1;
  }
  return latex;
}

function shaped(name: string, switches: string, [first = '', second]: readonly string[]): string | null {
  if (name === 'f' && second !== undefined) return `\\frac{${first}}{${second}}`;
  if (name === 'r')
    return second === undefined || first === '' ? `\\sqrt{${second ?? first}}` : `\\sqrt[${first}]{${second}}`;
  if (name === 's') return switches.includes('\\do') ? `_{${first}}` : `^{${first}}`;
  if (name === 'b') return `\\left(${first}\\right)`;
  return null;
}

function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function divided(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 && /[,，;]/.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
