import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
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
  usePageKeys(({ key }) => act(key.toLowerCase(), review));
}
