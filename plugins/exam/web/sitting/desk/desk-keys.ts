import { useEffect, useRef } from 'react';
import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { isFieldsKey, isOverlaid } from 'edutech/core/ui/keys/page-keys';

export type DeskAct = 'previous' | 'next' | 'flag';

interface DeskKey extends KeyHint {
  readonly key: string;
  /** With Alt it works while one writes, too. */
  readonly alt: boolean;
  readonly act: DeskAct;
}

/** Keys of the exam. */
export const deskKeys: readonly DeskKey[] = [
  { key: 'ArrowLeft', alt: true, act: 'previous', keys: ['Alt', '←'], does: 'exam.sitting.key.previous' },
  { key: 'ArrowRight', alt: true, act: 'next', keys: ['Alt', '→'], does: 'exam.sitting.key.next' },
  { key: 'f', alt: false, act: 'flag', keys: ['F'], does: 'exam.sitting.key.flag' },
];

/** Hears the keys of {@link deskKeys} for as long as the page stands. */
export function useDeskKeys(act: (act: DeskAct) => void): void {
  const latest = useRef(act);
  // The newest of what the page does
  useEffect(() => {
    latest.current = act;
  });
  // Heard on the way down: fields for formulas take arrow keys for themselves
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || isOverlaid()) return;
      const found = deskKeys.find(({ key, alt }) => key === event.key && alt === event.altKey);
      if (!found || event.repeat || (!found.alt && isFieldsKey(event))) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(found.act);
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
}
