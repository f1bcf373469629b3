import { type Inline, longestFormula } from '../../../kit/common/content';

export interface Run {
  readonly inline: Inline;
  /** A formula on a line of its own. */
  readonly isDisplay: boolean;
}

/** Delimiters of formulas, as in MathJax and TeX filters. `$` only if a format allows it. */
const closers: Readonly<Record<string, string>> = { '\\(': '\\)', '\\[': '\\]', $$: '$$', $: '$' };
const openers = /\\\(|\\\[|\$\$|\$/g;

/** Places of a sign in a text, asked for from left to right: each part of the text is looked at once. */
function placesOf(text: string, hasEscapes: boolean) {
  const next = new Map<string, number>();
  return (sign: string, from: number): number => {
    let at = next.get(sign) ?? 0;
    while (at >= 0 && at < from) at = text.indexOf(sign, Math.max(at + 1, from));
    if (!next.has(sign)) at = text.indexOf(sign, from);
    while (hasEscapes && at > 0 && text[at - 1] === '\\') at = text.indexOf(sign, at + 1);
    next.set(sign, at);
    return at;
  };
}

/**
 * Splits a text at its formulas; texts carry no marks yet. Where people type formulas (`hasDollars`), a backslash before a
 * delimiter makes it a sign like others. Its cost is the length of the text, whatever stands in it.
 */
export function formulaRuns(text: string, hasDollars = false): Run[] {
  const runs: Run[] = [];
  const give = (part: string) => {
    const plain = hasDollars ? part.replaceAll('\\$', '$').replace(/\\\\(?=[([\])])/g, '\\') : part;
    if (plain !== '') runs.push({ inline: { kind: 'text', text: plain }, isDisplay: false });
  };
  const placeOf = placesOf(text, hasDollars);
  const scan = new RegExp(openers);
  let at = 0;
  for (let match = scan.exec(text); match; match = scan.exec(text)) {
    const [open] = match;
    const start = match.index + open.length;
    if (open === '$' && !hasDollars) continue;
    if (hasDollars && text[match.index - 1] === '\\') {
      // the sign behind an escaped one may open a formula
      scan.lastIndex = match.index + 1;
      continue;
    }
    const end = placeOf(closers[open]!, start + 1);
    if (end < 0 || end - start > longestFormula) continue;
    const latex = text.slice(start, end).trim();
    if (latex === '' || (open === '$' && latex.includes('\n'))) continue;
    give(text.slice(at, match.index));
    runs.push({ inline: { kind: 'formula', latex }, isDisplay: open === '\\[' });
    at = end + open.length;
    scan.lastIndex = at;
  }
  give(text.slice(at));
  return runs;
}
