import type { Answer } from 'edutech/core/common/question/answer';
import type { Content } from 'edutech/core/common/question/content';
import { textOf } from 'edutech/core/common/question/walk-content';

/** Answers that say the same. */
export interface AnswerGroup<C> {
  /** What they have in common; empty for blank sheets, null for what has to be looked at one by one. */
  readonly text: string | null;
  readonly cells: readonly C[];
}

const alike: readonly (readonly [RegExp, string])[] = [
  [/[−–—﹣－]/g, '-'],
  [/[×✕✖·⋅]|\\times|\\cdot/g, '*'],
  [/[÷∶]|\\div/g, '/'],
  [/[，、；;]/g, ','],
  [/[。．]$/g, ''],
  [/\\left|\\right|\\!|\\,|\$/g, ''],
  [/\s+/g, ''],
];

/** A text without what does not make another answer of it: width, case, space, the sign that is used for minus or times. */
export const normalised = (text: string): string =>
  alike.reduce((now, [found, put]) => now.replace(found, put), text.normalize('NFKC').toLowerCase());

/** What an answer says, so far as two can be compared: null where something is drawn, photographed or spoken. */
export function wordsOf({ choice, truth, gaps, content, drawing, pictures, voice, files }: Answer): string | null {
  if (drawing?.length || pictures?.length || voice || files?.length) return null;
  if (choice?.length) return choice.map((option) => String.fromCharCode(65 + option)).join('');
  if (truth !== undefined) return truth ? '√' : '×';
  if (gaps?.some((gap) => gap.trim() !== '')) return gaps.map(normalised).join(' | ');
  return content ? normalised(textOf(content as Content)) : '';
}

/** Answers put together that say the same: the largest group first, single ones after, what cannot be compared last. */
export function groupsOf<C extends { readonly answer: Answer; readonly isblank: boolean }>(
  cells: readonly C[],
): AnswerGroup<C>[] {
  const groups = Map.groupBy(cells, (cell) => (cell.isblank ? '' : wordsOf(cell.answer)));
  const rank = (text: string | null) => (text === null ? 2 : text === '' ? 1 : 0);
  return [...groups]
    .map(([text, members]) => ({ text, cells: members }))
    .sort((one, other) => rank(one.text) - rank(other.text) || other.cells.length - one.cells.length);
}
