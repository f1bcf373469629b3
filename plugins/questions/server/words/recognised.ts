import { all, type Expression, word } from 'edutech/core/server/search/words/expression';
import { pairsOf, plainText, runsOf } from 'edutech/core/server/search/words/runs';
import type { Content, Inline } from '../../kit/common/content';
import type { QuestionBody } from '../../kit/common/question-body';
import { contentsOf } from '../../kit/common/walk-body';
import { inlinesOf } from '../../kit/common/walk-content';
import { formulaWords } from '../../model/formula';

// Text that was read from a picture: characters are wrong, lines break anywhere, formulas are half lost. What is right comes
// in stretches, so questions are looked up by short stretches, and compared by all small pieces.

/** Chinese characters and words of a stretch. */
const han = { shortest: 3, usual: 5 };
const latin = 3;
/** Stretches that are looked up, of the whole text. */
export const mostStretches = 32;

/** Spaces and breaks between Chinese characters are of the page, not of the text. */
const joined = (text: string): string => text.replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');

/** Parts of so many neighbours, each beginning after half of the one before. */
function stretched<Part>(parts: readonly Part[], length: number): Part[][] {
  const step = Math.ceil(length / 2);
  const last = Math.max(0, parts.length - length);
  const count = Math.ceil(last / step) + 1;
  return Array.from({ length: count }, (_, at) => {
    const from = Math.min(at * step, last);
    return parts.slice(from, from + length);
  });
}

/** Neighbouring words that are not Chinese, and Chinese runs, in order. */
function sentencesOf(text: string): { readonly isHan: boolean; readonly parts: string[] }[] {
  const sentences: { isHan: boolean; parts: string[] }[] = [];
  for (const run of runsOf(joined(text))) {
    const before = sentences.at(-1);
    if (run.isHan) sentences.push({ isHan: true, parts: Array.from(run.text) });
    else if (before && !before.isHan) before.parts.push(run.text);
    else sentences.push({ isHan: false, parts: [run.text] });
  }
  return sentences;
}

/** Stretches of a text as the index of words is asked for them, spread over the whole text where there are many. */
export function stretchesOf(text: string): Expression[] {
  const stretches = sentencesOf(text).flatMap(({ isHan, parts }) => {
    if (isHan) return parts.length < han.shortest ? [] : stretched(parts, han.usual).map((one) => pairsOf(one));
    const words = parts.filter((part) => /^\p{L}{2,}$/u.test(part));
    return words.length < latin ? [] : stretched(words, latin);
  });
  const every = Math.max(1, stretches.length / mostStretches);
  return stretches
    .filter((_, at) => Math.floor(at / every) > Math.floor((at - 1) / every))
    .map((one) => all(one.map(word)));
}

/** Small pieces of a text that overlap: pairs of Chinese characters, threes of other letters and digits. */
export function piecesOf(text: string): Set<string> {
  const pieces = new Set<string>();
  for (const { isHan, parts } of sentencesOf(text)) {
    const letters = Array.from(parts.join(''));
    const length = isHan ? 2 : 3;
    if (letters.length < length) pieces.add(letters.join(''));
    for (let at = length; at <= letters.length; at += 1) pieces.add(letters.slice(at - length, at).join(''));
  }
  return pieces;
}

/** The same of a question: of a formula what a picture of it can be read as, its letters and digits. */
export const piecesOfBody = (body: QuestionBody): Set<string> =>
  piecesOf(
    contentsOf(body)
      .map(({ content }) => printed(content))
      .join('\n'),
  );

const printed = (content: Content): string =>
  content
    .map((block) => (block.kind === 'formula' ? letters(block.latex) : inlinesOf(block).map(inPrint).join('')))
    .join('\n');

function inPrint(inline: Inline): string {
  if (inline.kind === 'text') return inline.text;
  return inline.kind === 'formula' ? letters(inline.latex) : ' ';
}

const letters = (latex: string): string =>
  ` ${formulaWords(latex)
    .filter((part) => /^(?:[\d.]+|\p{L})$/u.test(plainText(part)))
    .join(' ')} `;

/** Shared pieces by the mean size of both (Ochiai): a picture may show more than the question, or less. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const piece of one) if (other.has(piece)) shared += 1;
  return shared === 0 ? 0 : shared / Math.sqrt(one.size * other.size);
}
