import { useEffect, useRef } from 'react';
import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { isOverlaid } from 'edutech/core/ui/keys/page-keys';

export type DeskAct = 'previous' | 'next' | 'flag';

interface DeskKey extends KeyHint {
  readonly key: string;
  readonly act: DeskAct;
}

/** Keys of answering. With Alt they work while one writes, too. */
export const deskKeys: readonly DeskKey[] = [
  { key: 'ArrowUp', act: 'previous', keys: ['Alt', '↑'], does: 'work.key.previous' },
  { key: 'ArrowDown', act: 'next', keys: ['Alt', '↓'], does: 'work.key.next' },
  { key: 'f', act: 'flag', keys: ['Alt', 'F'], does: 'work.key.flag' },
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
      if (!event.altKey || event.ctrlKey || event.metaKey || isOverlaid()) return;
      // on some keyboards Alt and F write another letter
      const found = deskKeys.find(({ key }) => key === event.key || (key === 'f' && event.code === 'KeyF'));
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat || found.act !== 'flag') latest.current(found.act);
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
}
