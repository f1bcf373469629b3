import { useEffect } from 'react';
import type { KeyHint } from 'edutech/core/ui/KeyHints';
import { isOverlaid, isTyping } from 'edutech/core/ui/rules/page-keys';

/** Keys of the review page (screens.md A6). */
const keys = { a: 'approve', r: 'return', n: 'next' } as const;
type ReviewKey = (typeof keys)[keyof typeof keys];

export const reviewHints: readonly KeyHint[] = Object.entries(keys).map(([key, act]) => ({
  keys: [key.toUpperCase()],
  does: `news.review.key.${act}`,
}));

/** Hears the keys while nobody writes and no dialog is open; `null`: the key does nothing now. */
export function useReviewKeys(acts: Readonly<Record<ReviewKey, (() => void) | null>>): void {
  // One listener for the page: the keys work wherever the focus is
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (isTyping(event.target) || isOverlaid()) return;
      const act = acts[keys[event.key.toLowerCase() as keyof typeof keys]];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [acts]);
}
