import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { isWalking, usePageKeys } from 'edutech/core/ui/keys/use-page-keys';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, j: 1, ArrowLeft: -1, k: -1 };

/** Keys of the preview. */
export const previewKeys: readonly KeyHint[] = [
  { keys: ['→', 'J'], does: 'work.preview.key.next' },
  { keys: ['←', 'K'], does: 'work.preview.key.previous' },
];

/**
 * Turns to the next file or the one before (false: there is none, and the key is the browser's); never while somebody writes,
 * nor under a dialog.
 */
export function useTurning(turn: (by: 1 | -1) => boolean): void {
  const hear = ({ key, target }: KeyboardEvent) => {
    const by = target instanceof HTMLMediaElement ? undefined : steps[key];
    return by !== undefined && turn(by);
  };
  usePageKeys(hear, { repeats: isWalking });
}
