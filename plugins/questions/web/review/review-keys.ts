import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { reviewChecks } from '../../model/kinds';
import type { ReviewState } from './use-review';

/** Keys of the review desk (screens.md M6, as F4). */
export const reviewHints: readonly KeyHint[] = [
  { keys: ['1', '–', String(reviewChecks.length)], does: 'questions.review.key.tick' },
  { keys: ['A'], does: 'questions.review.pass' },
  { keys: ['R'], does: 'questions.review.return' },
  { keys: ['J'], does: 'questions.review.next' },
];

function act(key: string, review: ReviewState): boolean {
  const check = reviewChecks[Number(key) - 1];
  if (check) review.tick(check);
  else if (key === 'a' && review.isOpen) void review.pass();
  else if (key === 'r' && review.isOpen) review.askReturn();
  else if (key === 'j' && review.goNext) review.goNext();
  else return false;
  return true;
}

/** Hears the keys while nobody writes and no dialog is open. */
export function useReviewKeys(review: ReviewState): void {
  usePageKeys(({ key }) => act(key.toLowerCase(), review));
}
