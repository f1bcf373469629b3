import type { RefObject } from 'react';
import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { isWalking, usePageKeys } from 'edutech/core/ui/keys/use-page-keys';

/** Keys of the bank (screens.md M1). */
export const bankHints: readonly KeyHint[] = [
  { keys: ['J'], does: 'questions.key.next' },
  { keys: ['K'], does: 'questions.key.previous' },
  { keys: ['A'], does: 'questions.key.answer' },
  { keys: ['B'], does: 'questions.key.basket' },
  { keys: ['X'], does: 'questions.key.choose' },
  { keys: ['Enter'], does: 'questions.key.open' },
  { keys: ['/'], does: 'questions.key.search' },
];

/** The buttons of a card that keys press, by their `data-key`. */
const pressed: Readonly<Record<string, string>> = { a: 'answer', b: 'basket', x: 'choose' };

/**
 * J and K walk the cards of `list`, letters press the buttons of the card where the focus is (the first card while it is
 * in none), Enter opens it, / goes to the search box. Never while somebody writes, and not again while a key is held.
 */
export function useBankKeys(list: RefObject<HTMLElement | null>): void {
  usePageKeys(({ key }) => act(key, list.current), { repeats: isWalking });
}

function act(key: string, list: HTMLElement | null): boolean {
  if (key === '/') return focusOn(document.querySelector<HTMLElement>('.filter-search input'));
  const cards = [...(list?.querySelectorAll<HTMLElement>('.questions-card') ?? [])];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const letter = key.toLowerCase();
  if (letter === 'j' || letter === 'k') return focusOn(cards[letter === 'j' ? at + 1 : Math.max(0, at - 1)]);
  const card = cards[Math.max(0, at)];
  if (key === 'Enter') return card === document.activeElement && press(card, 'open');
  const name = pressed[letter];
  return name !== undefined && press(card, name);
}

function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return Boolean(element);
}

function press(card: HTMLElement | undefined, name: string): boolean {
  const handle = card?.querySelector<HTMLElement>(`[data-key=${name}]`);
  handle?.click();
  return Boolean(handle);
}
