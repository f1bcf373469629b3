import { answeredParts, type QuestionBody } from '../kit/common/question-body';
import { textOf } from '../kit/common/walk-content';
import type { Content } from '../kit/common/content';
import { isComposite, type QuestionType, questionTypes } from '../kit/common/types/question-types';

/** Estimated seconds for one part, before measurements exist. */
const secondsOfType: Partial<Record<QuestionType, number>> = {
  [questionTypes.singleChoice]: 60,
  [questionTypes.multipleChoice]: 90,
  [questionTypes.trueFalse]: 30,
  [questionTypes.gapFilling]: 50,
  [questionTypes.calculation]: 240,
  [questionTypes.shortAnswer]: 300,
};
/** Characters of a passage that a student reads in a second. */
const charactersPerSecond = 4;

/** Estimated time for a question. Seconds; replaced by measurements later. */
export function estimatedSeconds(body: QuestionBody): number {
  const parts = answeredParts(body).reduce((sum, part) => {
    const gaps = Math.max(1, part.gaps?.length ?? 1);
    return sum + (secondsOfType[part.type] ?? 60) * (part.type === questionTypes.gapFilling ? gaps : 1);
  }, 0);
  if (!isComposite(body.type)) return Math.max(parts, 10);
  const reading = Math.round(textOf(body.stem as Content).length / charactersPerSecond);
  const plays = Math.max(1, body.listening?.plays ?? 1);
  return Math.max(10, Math.round(parts * 0.7) + reading + (body.listening ? body.listening.seconds * plays : 0));
}
