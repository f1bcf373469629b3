import type { Translate } from 'edutech/core/web/hooks';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { answerLetter } from 'edutech/plugins/questions/kit/common/types/answer-letters';
import { textOf } from 'edutech/plugins/questions/kit/common/walk-content';

/** An answer in a line of words: a wall has no room for more. */
export function answerWords({ choice, truth, gaps, content, drawing }: Answer, t: Translate): string {
  if (choice) return choice.map(answerLetter).join('');
  if (truth !== undefined) return truth ? '√' : '×';
  if (gaps) return gaps.join('；');
  const words = content ? textOf(content as Content) : '';
  return words || (drawing ? t('guide.drawing') : '');
}
