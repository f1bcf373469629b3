import type { Content } from '../../../kit/common/content';
import type { CompositeType, QuestionBody, QuestionPart, SimpleType } from '../../../kit/common/question-body';
import type { PartKey } from '../../../kit/common/question-key';
import { isComposite, type QuestionType, questionTypes } from '../../../kit/common/types/question-types';
import { difficulties } from '../../../kit/common/types/difficulty';
import type { QuestionValues } from '../../../api';

/** What stands in the editor: the form's values, whose subject nobody may have chosen yet. */
export type EditedValues = Omit<QuestionValues, 'stageId' | 'subjectId' | 'gradeId'> &
  Partial<Pick<QuestionValues, 'stageId' | 'subjectId' | 'gradeId'>>;

/** Options with which a choice begins: four, as papers have them. */
const usualOptions = 4;
/** Points with which a part begins, as papers of the region give them. */
const usualPoints: Partial<Record<QuestionType, number>> = {
  [questionTypes.singleChoice]: 3,
  [questionTypes.multipleChoice]: 4,
  [questionTypes.trueFalse]: 2,
  [questionTypes.gapFilling]: 3,
  [questionTypes.calculation]: 8,
  [questionTypes.shortAnswer]: 8,
};

/** True for questions that are answered by choosing among options. */
export const hasOptions = (type: QuestionType): boolean =>
  type === questionTypes.singleChoice || type === questionTypes.multipleChoice;

const emptyOptions = (): Content[] => Array.from({ length: usualOptions }, () => []);

/** A part to begin with. */
export const firstPart = (type: SimpleType): QuestionPart => ({
  type,
  stem: [],
  points: usualPoints[type] ?? 1,
  ...(hasOptions(type) && { options: emptyOptions() }),
  ...(type === questionTypes.gapFilling && { gaps: [] }),
});

/** Its key. */
export const firstKey = (type: SimpleType): PartKey =>
  type === questionTypes.multipleChoice ? { partialCredit: 'half' } : {};

/** A question to begin with. */
export function firstValues(type: QuestionType): EditedValues {
  const body: QuestionBody = isComposite(type)
    ? { type: type as CompositeType, stem: [], points: 0, parts: [] }
    : firstPart(type as SimpleType);
  return {
    body,
    key: isComposite(type) ? { parts: [] } : firstKey(type as SimpleType),
    difficulty: difficulties.medium,
    nodeIds: [],
    knowledge: [],
    kind: 'exercise',
    year: null,
    region: '',
    ability: null,
  };
}
