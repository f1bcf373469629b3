import type { OutputOf } from 'edutech/core/common/endpoint';
import type { handInSitting, OpenedSitting } from '../../../api';

export type Receipt = OutputOf<typeof handInSitting>;

/** The receipt of a sitting that was over when it was opened. */
export const receiptOf = ({ receipt, submitted, answers, questions }: OpenedSitting): Receipt => ({
  receipt,
  submitted: submitted!,
  answered: new Set(answers.map(({ itemId }) => itemId)).size,
  items: questions,
});
