import type { GapKind } from '../../kit/common/question-body';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { formulaIn } from './formula/compare-formula';
import { shownStatement } from './formula/shown-formula';
import { shownNumber } from './number/compare-number';
import { readNumber } from './number/read-number';
import { tidyText } from './text/tidy-text';

/** What is read of a text by the gap's kind alone; null: nothing for certain. An empty gap is read as empty. */
export function readGap(kind: GapKind, text: string): string | null {
  if (text.trim() === '' || kind === 'text') return tidyText(text, true);
  if (kind === 'formula') {
    const formula = formulaIn(text);
    return formula && shownStatement(formula);
  }
  const number = readNumber(text);
  return number && shownNumber(number);
}

export const readAnswer: Handler<typeof api.readAnswer> = async ({ input }) =>
  input.gaps.map(({ kind, text }) => readGap(kind, text));
