import { all, any, beginning, type Expression, word } from 'edutech/core/server/search/words/expression';
import { pairsOf, runsOf } from 'edutech/core/server/search/words/runs';
import { type Fact, factWord } from './question-words';
import { formulaPairs, formulaSingles, formulasInText, withoutFormulas } from './readings';

/** Stretches of a text, and characters of one, that are looked at: more narrow nothing that people type. */
const mostRuns = 10;
const longestRun = 40;

/** The search words of a formula: pairs of words; a single word alone. */
function formulaExpressions(latex: string): Expression[] {
  const pairs = formulaPairs(latex);
  return (pairs.length > 0 ? pairs : formulaSingles(latex).slice(0, 1)).slice(0, longestRun).map(word);
}

function textExpressions(text: string): Expression[] {
  return runsOf(text)
    .slice(0, mostRuns)
    .flatMap((run) => {
      const characters = Array.from(run.text).slice(0, longestRun);
      if (!run.isHan)
        return [characters.length === 1 ? any([word(run.text), word(`$${run.text}`)]) : beginning(characters.join(''))];
      return characters.length === 1 ? [beginning(run.text)] : pairsOf(characters).map(word);
    });
}

/**
 * A search query as words and formulas: `$…$` is a formula, and so is text that looks like one (`y=2x+1`). Null:
 * it contains nothing to search for.
 */
export function parseSearch(text: string, formula = ''): Expression | null {
  const marked = [...text.matchAll(/\$([^$]+)\$/g)].map(([, latex]) => latex!);
  const rest = text.replaceAll(/\$[^$]*\$/g, ' ');
  const formulas = [...marked, ...formulasInText(rest), ...(formula.trim() === '' ? [] : [formula])];
  const parts = [...textExpressions(withoutFormulas(rest)), ...formulas.flatMap(formulaExpressions)];
  return parts.length === 0 ? null : all(parts);
}

/** One of several values of a fact. */
export const oneOf = (fact: Fact, values: readonly (string | number)[]): Expression =>
  any(values.map((value) => word(factWord(fact, value))));
