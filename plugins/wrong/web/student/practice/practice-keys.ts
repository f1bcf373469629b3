import { useEffect } from 'react';
import type { KeyHint } from 'edutech/core/ui/KeyHints';
import { isOverlaid, isTyping } from 'edutech/core/ui/rules/page-keys';
import type { Grade, InPractice } from './use-practice';

/** Keys of a practice. */
export const practiceHints: readonly KeyHint[] = [
  { keys: ['Enter'], does: 'wrong.key.check' },
  { keys: ['1', '2', '3', '4'], does: 'wrong.key.rate' },
];

/** Enter checks and goes on, 1 to 4 rate; never while somebody writes, nor again while a key is held. */
export function usePracticeKeys({ told, revealed, check, next, rate }: InPractice): void {
  // One listener for the page: the keys work wherever the focus is
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      const target = event.target as HTMLElement | null;
      const isChoice = target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox');
      if ((isTyping(target) && !isChoice) || isOverlaid()) return;
      if (event.key === 'Enter') {
        if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return;
        event.preventDefault();
        if (told) next();
        else if (!revealed) void check();
        return;
      }
      if (!revealed || told || !/^[1-4]$/.test(event.key)) return;
      event.preventDefault();
      void rate(Number(event.key) as Grade);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [told, revealed, check, next, rate]);
}
