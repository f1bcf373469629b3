import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { isWalking, usePageKeys } from 'edutech/core/ui/keys/use-page-keys';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, j: 1, ArrowLeft: -1, k: -1 };

/** Keys of the preview. */
export const previewKeys: readonly KeyHint[] = [
  { keys: ['→', 'J'], does: 'work.preview.key.next' },
  { keys: ['←', 'K'], does: 'work.preview.key.previous' },
];

/** Turns to the next file or the one before; never while somebody writes, nor under a dialog. */
export function useTurning(turn: (by: 1 | -1) => void): void {
  const hear = ({ key, target }: KeyboardEvent) => {
    const by = target instanceof HTMLMediaElement ? undefined : steps[key];
    if (by) turn(by);
    return by !== undefined;
  };
  usePageKeys(hear, { repeats: isWalking });
}
