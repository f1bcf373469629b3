import { useEffect, useRef } from 'react';
import type { KeyHint } from 'edutech/core/ui/KeyHints';
import { isOverlaid, isTyping } from 'edutech/core/ui/rules/page-keys';

/** Keys of the desk (look/WORK.md). */
export const deskHints: readonly KeyHint[] = [
  { keys: ['J'], does: 'work.key.nextSource' },
  { keys: ['K'], does: 'work.key.previousSource' },
  { keys: ['A'], does: 'work.key.add' },
  { keys: ['Alt', '↑', '↓'], does: 'work.key.move' },
  { keys: ['Delete'], does: 'work.key.remove' },
  { keys: ['Ctrl', 'Z'], does: 'work.key.undo' },
  { keys: ['Ctrl', 'Y'], does: 'work.key.redo' },
  { keys: ['Ctrl', 'Enter'], does: 'work.key.publish' },
];

interface DeskActs {
  readonly publish: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Something lies over the desk, or it may not be written on. */
  readonly isOff: boolean;
}

/** The keys of the desk; those of an item are its own. Single keys and undo rest while somebody types. */
export function useDeskKeys(acts: DeskActs): void {
  const now = useRef(acts);
  // The page listens once and does what its keys mean now
  useEffect(() => {
    now.current = acts;
  });
  // Listens as long as the page is there
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || now.current.isOff) return;
      if (isOverlaid()) return;
      if (act(event, now.current)) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

function act(event: KeyboardEvent, { publish, undo, redo }: DeskActs): boolean {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    const does =
      key === 'enter' ? publish : isTyping(event.target) ? null : key === 'z' ? undo : key === 'y' ? redo : null;
    does?.();
    return does !== null;
  }
  if (event.altKey || isTyping(event.target)) return false;
  const cards = [...document.querySelectorAll<HTMLElement>('.work-sources-list .work-source')];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  if (key === 'j' || key === 'k') {
    const card = cards[key === 'j' ? at + 1 : Math.max(0, at - 1)];
    card?.focus();
    return card !== undefined;
  }
  if (key !== 'a') return false;
  // the card where the focus is, else the first that is not on the sheet
  const open = (card: HTMLElement | undefined) =>
    card?.querySelector<HTMLElement>('[data-key=add][aria-pressed=false]');
  const button = at >= 0 ? open(cards[at]) : cards.map(open).find(Boolean);
  button?.click();
  return Boolean(button);
}
