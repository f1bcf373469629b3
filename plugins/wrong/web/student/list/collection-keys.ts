import type { RefObject } from 'react';
import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { isWalking, usePageKeys } from 'edutech/core/ui/keys/use-page-keys';

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
  usePageKeys(({ key }) => act(key, list.current), { repeats: isWalking });
}

function act(key: string, list: HTMLElement | null): boolean {
  const cards = [...(list?.querySelectorAll<HTMLElement>('.wrong-entry') ?? [])];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const letter = key.toLowerCase();
  if (letter === 'j' || letter === 'k') {
    const next = cards[letter === 'j' ? at + 1 : Math.max(0, at - 1)];
    next?.focus();
    return next !== undefined;
  }
  const name = pressed[letter];
  if (name === undefined) return false;
  const handle = cards[Math.max(0, at)]?.querySelector<HTMLElement>(`[data-key=${name}]`);
  handle?.click();
  return handle !== undefined;
}
