import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { isOverlaid, isTyping } from 'edutech/core/ui/keys/page-keys';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';

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
  usePageKeys((event) => !acts.isOff && !isOverlaid() && act(event, acts), { commands: true });
}

function act(event: KeyboardEvent, { publish, undo, redo }: DeskActs): boolean {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    const does =
      key === 'enter' ? publish : isTyping(event.target) ? null : key === 'z' ? undo : key === 'y' ? redo : null;
    does?.();
    return does !== null;
  }
  const cards = [...document.querySelectorAll<HTMLElement>('.question-source')];
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
