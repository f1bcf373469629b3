import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { type Answer, isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { partKeys } from 'edutech/plugins/questions/kit/common/question-key';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { FrozenItem } from '../sitting/frozen-exams';

/** Whether the key of a part decides its points: choices, true or false, and gaps. */
export function isKeyed({ body, key }: FrozenItem, part: number): boolean {
  const parts = answeredParts(body);
  const type = parts[part]?.type;
  const own = key ? partKeys(key, parts.length)[part] : undefined;
  if (!own || type === undefined || type > questionTypes.gapFilling) return false;
  return own.choice !== undefined || own.truth !== undefined || own.gaps !== undefined;
}

/** Whether a part of an item is marked by its key. */
export const hasKey = (item: FrozenItem): boolean => answeredParts(item.body).some((_, part) => isKeyed(item, part));

/** Points of an answer by its key, at most those of the part; no answer has none. Null: a person marks it. */
export function pointsByKey(
  bank: QuestionBank<Db>,
  item: FrozenItem,
  part: number,
  answer: Answer | null,
): number | null {
  if (!answer || isBlankAnswer(answer)) return 0;
  if (!item.key || !isKeyed(item, part)) return null;
  const verdict = bank.mark(item.body, item.key, part, answer);
  return verdict.state === 'unread' ? null : Math.min(verdict.points, fullOf(item, part));
}

/** Points that a part has on the paper; 0 where there is no such part. */
export const fullOf = ({ body }: FrozenItem, part: number): number => answeredParts(body)[part]?.points ?? 0;
