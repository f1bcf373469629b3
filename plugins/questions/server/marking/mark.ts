import { type Answer, isBlankAnswer } from '../../kit/common/answer';
import { answeredParts, type QuestionBody, type QuestionPart } from '../../kit/common/question-body';
import { type PartKey, partKeys, type QuestionKey } from '../../kit/common/question-key';
import type { Verdict } from '../../kit/common/verdict';
import { questionTypes } from '../../kit/common/types/question-types';
import { markMultiple, markSingle, markTruth } from './choices';
import { markGaps } from './gaps';

const blank: Verdict = { state: 'blank', points: 0 };
/** A person decides: on calculations and short answers, on photos, on keys that say nothing. */
const unread: Verdict = { state: 'unread', points: 0 };

/**
 * Marks the answer to one part by its key (types 0 to 3, teaching.md section 3): pure, the same for the same input, never
 * more than the part's points. What a machine cannot decide for certain is `unread`, never wrong by accident. Throws
 * RangeError for a part that the question does not have.
 */
export function mark(body: QuestionBody, key: QuestionKey, part: number, answer: Answer): Verdict {
  const parts = answeredParts(body);
  const asked = parts[part];
  if (!asked) throw new RangeError(`a question of ${parts.length} parts has no part ${part}`);
  if (isBlankAnswer(answer)) return blank;
  return markPart(asked, partKeys(key, parts.length)[part] ?? {}, answer) ?? unread;
}

/** Null for an answer of another kind than the question asks for, such as a photo of a filled-in gap. */
function markPart({ type, points }: QuestionPart, key: PartKey, { choice, truth, gaps }: Answer): Verdict | null {
  switch (type) {
    case questionTypes.singleChoice:
      return choice?.length ? markSingle(points, key, choice) : null;
    case questionTypes.multipleChoice:
      return choice?.length ? markMultiple(points, key, choice) : null;
    case questionTypes.trueFalse:
      return truth === undefined ? null : markTruth(points, key, truth);
    case questionTypes.gapFilling:
      return gaps?.some((text) => text.trim() !== '') ? markGaps(points, key, gaps) : null;
    default:
      return null;
  }
}
