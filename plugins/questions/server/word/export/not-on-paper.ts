import { answeredParts } from '../../../kit/common/question-body';
import { type GapKey, type PartKey, partKeys } from '../../../kit/common/question-key';
import type { LossField } from '../../exchange/lost-fields';
import type { WrittenQuestion } from '../../importing/writer';

/** What a printed paper has no place for, by field, as far as a question has it. */
export function fieldsNotOnPaper({ body, key, tags }: WrittenQuestion): LossField[] {
  const parts = answeredParts(body);
  const keys = partKeys(key, parts.length);
  const ofKeys = (test: (one: PartKey) => unknown) => keys.some((one) => Boolean(test(one)));
  const ofGaps = (test: (gap: GapKey) => unknown) => ofKeys(({ gaps }) => gaps?.some((gap) => Boolean(test(gap))));
  const found: readonly (readonly [LossField, boolean])[] = [
    ['shuffle', parts.some(({ mayShuffle }) => mayShuffle === true)],
    ['gaps', parts.some(({ gaps }) => gaps?.some(({ width }) => width !== undefined) ?? false)],
    ['credit', ofKeys(({ partialCredit }) => partialCredit)],
    ['comparison', ofGaps(({ form }) => form === 'same')],
    ['case', ofGaps(({ isCaseSensitive }) => isCaseSensitive)],
    ['order', ofKeys(({ freeOrder }) => freeOrder?.length)],
    ['tags', tags.length > 0],
  ];
  return found.filter(([, isLost]) => isLost).map(([field]) => field);
}
