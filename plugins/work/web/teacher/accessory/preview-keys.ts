import { useEffect, useRef } from 'react';
import type { KeyHint } from 'edutech/core/ui/KeyHints';
import { isOverlaid, isTyping } from 'edutech/core/ui/rules/page-keys';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, j: 1, ArrowLeft: -1, k: -1 };

/** Keys of the preview. */
export const previewKeys: readonly KeyHint[] = [
  { keys: ['→', 'J'], does: 'work.preview.key.next' },
  { keys: ['←', 'K'], does: 'work.preview.key.previous' },
];

/** Turns to the next file or the one before; never while somebody writes, nor under a dialog. */
export function useTurning(turn: (by: 1 | -1) => void): void {
  const latest = useRef(turn);
  // The newest of what the page would do
  useEffect(() => {
    latest.current = turn;
  });
  // One listener for as long as the page stands
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      if (event.target instanceof HTMLMediaElement || isOverlaid()) return;
      const by = steps[event.key];
      if (by) latest.current(by);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
