import type { ExamToMark, GivenAnswer, OutlineItem } from 'edutech/plugins/exam/api';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { keyOfPart } from '../../model/marks/keys';

/**
 * Parts that people mark: answers in words, on paper gaps and whatever is written in the box of a choice as well (no machine reads
 * them), on screens whatever the key did not
 * decide.
 */
export function partsToMark(exam: ExamToMark, answers: readonly GivenAnswer[]): OutlineItem[] {
  const open = new Set(answers.map(keyOfPart));
  const from = exam.mode === 'printed' ? questionTypes.gapFilling : questionTypes.gapFilling + 1;
  return exam.outline.sections
    .flatMap(({ items, choosesOne }) => items.map((item) => ({ item, isBoxed: choosesOne && exam.mode === 'printed' })))
    .filter(({ item, isBoxed }) => item.points > 0 && (isBoxed || item.type >= from || open.has(keyOfPart(item))))
    .map(({ item }) => item);
}
