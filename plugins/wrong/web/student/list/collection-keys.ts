import { type RefObject, useEffect } from 'react';
import type { KeyHint } from 'edutech/core/ui/KeyHints';
import { isOverlaid, isTyping } from 'edutech/core/ui/rules/page-keys';

/** Keys of the collection. */
export const collectionHints: readonly KeyHint[] = [
  { keys: ['J'], does: 'wrong.key.next' },
  { keys: ['K'], does: 'wrong.key.previous' },
  { keys: ['A'], does: 'wrong.key.answer' },
  { keys: ['X'], does: 'wrong.key.choose' },
];

/** The buttons of a card that keys press, by their `data-key`. */
const pressed: Readonly<Record<string, string>> = { a: 'answer', x: 'choose' };

/** J and K walk the cards of `list`, letters press the buttons of the card where the focus is, or of the first. */
export function useCollectionKeys(list: RefObject<HTMLElement | null>): void {
  // One listener for the page: the keys work wherever the focus is
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const isBox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
      if (isTyping(event.target) && !isBox) return;
      if (isOverlaid()) return;
      if (act(event, list.current)) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [list]);
}

function act({ key, repeat }: KeyboardEvent, list: HTMLElement | null): boolean {
  const cards = [...(list?.querySelectorAll<HTMLElement>('.wrong-entry') ?? [])];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const letter = key.toLowerCase();
  if (letter === 'j' || letter === 'k') {
    const next = cards[letter === 'j' ? at + 1 : Math.max(0, at - 1)];
    next?.focus();
    return next !== undefined;
  }
  const name = pressed[letter];
  if (name === undefined || repeat) return false;
  const handle = cards[Math.max(0, at)]?.querySelector<HTMLElement>(`[data-key=${name}]`);
  handle?.click();
  return handle !== undefined;
}
