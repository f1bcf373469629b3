import { useEffect } from 'react';
import type { KeyHint } from 'edutech/core/ui/KeyHints';
import { isOverlaid, isTyping } from 'edutech/core/ui/rules/page-keys';
import { checks } from '../../model/sharing';
import type { ReviewState } from './use-review';

/** Keys of the audit desk (screens.md F4). */
export const reviewHints: readonly KeyHint[] = [
  { keys: ['1', '–', String(checks.length)], does: 'resource.audit.key.tick' },
  { keys: ['A'], does: 'resource.audit.key.pass' },
  { keys: ['R'], does: 'resource.audit.key.return' },
  { keys: ['J'], does: 'resource.audit.key.next' },
  { keys: ['K'], does: 'resource.audit.key.previous' },
  { keys: ['C'], does: 'resource.audit.key.comment' },
];

/** Where a comment is written. */
export const commentFieldId = 'resource-comment';

function act(key: string, review: ReviewState): boolean {
  const check = checks[Number(key) - 1];
  if (check) review.tick(check);
  else if (key === 'a' && review.isOpen) void review.pass();
  else if (key === 'r' && review.isOpen) review.askReturn();
  else if (key === 'j' && review.goNext) review.goNext();
  else if (key === 'k' && review.goPrevious) review.goPrevious();
  else if (key === 'c' && review.isOpen) document.getElementById(commentFieldId)?.focus();
  else return false;
  return true;
}

/** Hears the keys while nobody writes and no dialog is open. */
export function useReviewKeys(review: ReviewState): void {
  // One listener for the page: the keys work wherever the focus is
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (isTyping(event.target) || isOverlaid()) return;
      if (act(event.key.toLowerCase(), review)) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [review]);
}
