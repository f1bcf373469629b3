import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';

/** Keys of the review page (screens.md A6). */
const keys = { a: 'approve', r: 'return', n: 'next' } as const;
type ReviewKey = (typeof keys)[keyof typeof keys];

export const reviewHints: readonly KeyHint[] = Object.entries(keys).map(([key, act]) => ({
  keys: [key.toUpperCase()],
  does: `news.review.key.${act}`,
}));

/** Hears the keys while nobody writes and no dialog is open; `null`: the key does nothing now. */
export function useReviewKeys(acts: Readonly<Record<ReviewKey, (() => void) | null>>): void {
  usePageKeys(({ key }) => {
    const act = acts[keys[key.toLowerCase() as keyof typeof keys]];
    act?.();
    return Boolean(act);
  });
}
