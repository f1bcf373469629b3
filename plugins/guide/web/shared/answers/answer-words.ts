import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { answerLetter } from 'edutech/plugins/questions/kit/common/types/answer-letters';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';

/** An answer in a line of words; what was drawn or photographed stands below. */
export function answerWords({ choice, truth, gaps, content }: Answer): string {
  if (choice) return choice.map(answerLetter).join('');
  if (truth !== undefined) return truth ? '√' : '×';
  if (gaps) return gaps.join('；');
  return content ? textOf(content as Content) : '';
}
