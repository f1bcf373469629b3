import type { ExamToMark, GivenAnswer, OutlineItem } from 'edutech/plugins/exam/api';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { keyOfPart } from '../../model/marks/keys';

/**
 * Parts that people mark: answers in words, on paper gaps as well (no machine reads them), on screens whatever the key did not
 * decide.
 */
export function partsToMark(exam: ExamToMark, answers: readonly GivenAnswer[]): OutlineItem[] {
  const open = new Set(answers.map(keyOfPart));
  const from = exam.mode === 'printed' ? questionTypes.gapFilling : questionTypes.gapFilling + 1;
  return exam.outline.sections
    .flatMap(({ items }) => items)
    .filter((item) => item.points > 0 && (item.type >= from || open.has(keyOfPart(item))));
}
