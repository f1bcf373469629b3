import { answerLetter } from './types/answer-letters';
import type { Answer } from './answer';
import type { Content } from './content';
import { textOf } from './walk-content';

/** Characters of a free answer that a line has room for. */
const longest = 60;

/** An answer in a line, so that equal ones can be counted; empty for pictures, drawings and recordings. */
export function answerInWords({ choice, truth, gaps, content }: Answer): string {
  if (choice) return choice.map(answerLetter).join('');
  if (truth !== undefined) return truth ? '√' : '×';
  if (gaps) return gaps.map((text) => text.trim() || '__').join('；');
  return content ? textOf(content as Content).slice(0, longest) : '';
}
