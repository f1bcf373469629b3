import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import type { Review } from './use-review';

/** Keys of a review desk, as its hints list them; `more` are the area's own. */
export const reviewHints = (checks: number, more: readonly KeyHint[] = []): readonly KeyHint[] => [
  { keys: ['1', '–', String(checks)], does: 'library.kit.review.key.tick' },
  { keys: ['A'], does: 'library.kit.review.pass' },
  { keys: ['R'], does: 'library.kit.review.return' },
  { keys: ['J'], does: 'library.kit.review.key.next' },
  { keys: ['K'], does: 'library.kit.review.key.previous' },
  ...more,
];

function act<Check extends string>(key: string, review: Review<Check>, more: Readonly<Record<string, () => void>>) {
  const check = review.checks[Number(key) - 1];
  if (check) review.tick(check);
  else if (key === 'a' && review.isOpen) void review.pass();
  else if (key === 'r' && review.isOpen) review.askReturn();
  else if (key === 'j' && review.goNext) review.goNext();
  else if (key === 'k' && review.goPrevious) review.goPrevious();
  else if (more[key] && review.isOpen) more[key]();
  else return false;
  return true;
}

/** Hears the keys while nobody writes and no dialog is open; `more` are the area's own, while the review is open. */
export function useReviewKeys<Check extends string>(
  review: Review<Check>,
  more: Readonly<Record<string, () => void>> = {},
): void {
  usePageKeys(({ key }) => act(key.toLowerCase(), review, more));
}
