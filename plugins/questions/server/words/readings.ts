import type { Content, Inline } from '../../kit/common/content';
import { formulasIn, inlinesOf } from '../../kit/common/walk-content';
import { pairsOf, plainText, runsOf } from 'edutech/core/server/search/words/runs';
import { formulaWords } from '../../model/formula';

/**
 * Before a word of the index: that it is of a formula, or a fact. Texts hold none of these, so words never meet by
 * accident.
 */
export const mark = { formula: '$', fact: '@' } as const;

/** Longest word that is kept, in characters: PostgreSQL takes 2 kB. */
const longestWord = 80;

const textOfInline = (inline: Inline): string =>
  inline.kind === 'text' ? inline.text : inline.kind === 'picture' ? ` ${inline.alt} ` : ' ';

/** What of a content is words: all but its formulas. */
export const wordsOnly = (content: Content): string =>
  content
    .map((block) => (block.kind === 'picture' ? block.alt : inlinesOf(block).map(textOfInline).join('')))
    .join('\n');

/** Parts of a typed text that look like formulas: `y=2x+1`, `x^2`. */
const typedFormula =
  /[A-Za-z0-9\\(){}.^_=+\-*/<>≤≥≠√π|×÷°′∠△²³]*(?:\\[a-zA-Z]|[=^_+<>≤≥≠√π×÷°∠△²³|])[A-Za-z0-9\\(){}.^_=+\-*/<>≤≥≠√π|×÷°′∠△²³]*/gu;

/** Formulas that stand in a text as plain characters. */
export const formulasInText = (text: string): string[] =>
  (text.match(typedFormula) ?? []).filter((formula) => /[A-Za-z0-9]/.test(formula));
export const withoutFormulas = (text: string): string => text.replaceAll(typedFormula, ' ');

/** Words of a formula by pairs of neighbours, so that a part of it is found; and each alone. */
export function formulaPairs(latex: string): string[] {
  const words = formulaWords(latex).map(plainText);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return pairs.map((pair) => mark.formula + pair);
}

export const formulaSingles = (latex: string): string[] =>
  formulaWords(latex).map((word) => mark.formula + plainText(word));

/** Chinese by pairs of characters, with the last one alone so that each is found by its beginning; others by words. */
function textWords(text: string): string[] {
  return runsOf(text).flatMap((run) => {
    if (!run.isHan) return [run.text.slice(0, longestWord)];
    const characters = Array.from(run.text);
    return [...pairsOf(characters), characters.at(-1)!];
  });
}

/** All words of a content: of its text, of its formulas, and of formulas that stand in the text. */
export function wordsOfContent(content: Content): string[] {
  const text = wordsOnly(content);
  const formulas = [...formulasIn(content), ...formulasInText(text)];
  return [...textWords(text), ...formulas.flatMap((latex) => [...formulaPairs(latex), ...formulaSingles(latex)])].map(
    (word) => word.slice(0, longestWord),
  );
}
