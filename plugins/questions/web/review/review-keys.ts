import { useEffect } from 'react';
import type { KeyHint } from 'edutech/core/ui/KeyHints';
import { isOverlaid, isTyping } from 'edutech/core/ui/rules/page-keys';
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
  // One listener for the page: the keys work wherever the focus is
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (isTyping(event.target) && !(event.target instanceof HTMLInputElement && event.target.type === 'checkbox'))
        return;
      if (isOverlaid()) return;
      if (act(event.key.toLowerCase(), review)) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [review]);
}
