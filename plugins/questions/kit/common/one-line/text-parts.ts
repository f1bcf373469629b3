import { plainLatex } from './plain-latex';

/** A part of a line: words, or a formula from between dollar signs. */
export interface TextPart {
  readonly kind: 'text' | 'formula';
  readonly value: string;
}

/** `$…$` as a formula is written: no blank inside its signs, no digit behind them, so that prices stay prices. */
const formula = /\$(?!\s)((?:\\.|[^$\\])+?)(?<!\s)\$(?!\d)/g;

/** The parts of a text with formulas written as `$LaTeX$` (`textOf`). */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(formula)) {
    if (found.index > from) parts.push({ kind: 'text', value: text.slice(from, found.index) });
    parts.push({ kind: 'formula', value: found[1]! });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ kind: 'text', value: text.slice(from) });
  return parts;
}

/** The LaTeX of a text that is nothing but a formula on its own line (`$$…$$`); null for any other. */
export const formulaAlone = (text: string): string | null =>
  /^\s*\$\$([^$]*[^$\s][^$]*)\$\$\s*$/.exec(text)?.[1]?.trim() ?? null;

/** Such a text for names and titles: its formulas in plain signs. */
export const plainText = (text: string): string =>
  textParts(text)
    .map(({ kind, value }) => (kind === 'formula' ? plainLatex(value) : value))
    .join('');
