import type { Inline } from 'edutech/core/common/question/content';

/** What stands between these is a formula, as MathJax and TeX filters have it; `$…$` only where a format says so. */
const delimited = /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]|\$\$([\s\S]+?)\$\$/g;
/** Where people type formulas, a backslash before a delimiter makes it a sign like others. */
const withDollars =
  /(?<!\\)\\\(([\s\S]+?)(?<!\\)\\\)|(?<!\\)\\\[([\s\S]+?)(?<!\\)\\\]|(?<!\\)\$\$([\s\S]+?)\$\$|(?<!\\)\$([^$\n]+?)(?<!\\)\$/g;

const longestFormula = 4000;

export interface Run {
  readonly inline: Inline;
  /** A formula on a line of its own. */
  readonly isDisplay: boolean;
}

/** Splits a text at its formulas; texts carry no marks yet. */
export function formulaRuns(text: string, hasDollars = false): Run[] {
  const runs: Run[] = [];
  const give = (part: string) => {
    const plain = hasDollars ? part.replaceAll('\\$', '$').replace(/\\\\(?=[([\])])/g, '\\') : part;
    if (plain !== '') runs.push({ inline: { kind: 'text', text: plain }, isDisplay: false });
  };
  let at = 0;
  for (const match of text.matchAll(hasDollars ? withDollars : delimited)) {
    const latex = (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').trim();
    if (latex === '' || latex.length > longestFormula) continue;
    give(text.slice(at, match.index));
    runs.push({ inline: { kind: 'formula', latex }, isDisplay: match[2] !== undefined });
    at = match.index + match[0].length;
  }
  give(text.slice(at));
  return runs;
}
