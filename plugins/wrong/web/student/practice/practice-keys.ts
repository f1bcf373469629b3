import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import type { Grade, InPractice } from './use-practice';

/** Keys of a practice. */
export const practiceHints: readonly KeyHint[] = [
  { keys: ['Enter'], does: 'wrong.key.check' },
  { keys: ['1', '2', '3', '4'], does: 'wrong.key.rate' },
];

/** Enter checks and goes on, 1 to 4 rate; never while somebody writes, nor again while a key is held. */
export function usePracticeKeys({ told, revealed, check, next, rate }: InPractice): void {
  usePageKeys(({ key, target }) => {
    if (key === 'Enter') {
      if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return false;
      if (told) next();
      else if (!revealed) void check();
      return true;
    }
    if (!revealed || told || !/^[1-4]$/.test(key)) return false;
    void rate(Number(key) as Grade);
    return true;
  });
}
