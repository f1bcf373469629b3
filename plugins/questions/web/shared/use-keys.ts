import { useEffect, useRef } from 'react';
import { isOverlaid, isTyping } from 'edutech/core/ui/rules/page-keys';

const isBox = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type === 'checkbox';

/** Whether single keys are a page's: not while somebody writes, nor while something stands over the page. */
export const isPagesKey = ({ target, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !(altKey || defaultPrevented) && (!isTyping(target) || isBox(target)) && !isOverlaid();

/** What a key does; false: it is left to the browser. */
export type KeyAct = () => unknown;

/**
 * Keys of a page by what they are called, letters as small ones; `Ctrl+S` works while somebody types, single keys do not. Held
 * keys act once.
 */
export function useKeys(acts: Readonly<Record<string, KeyAct>>): void {
  const now = useRef(acts);
  // The page listens once and does what its keys mean now
  useEffect(() => {
    now.current = acts;
  });
  // Listens as long as the page is there
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.altKey || event.repeat || (!isCommand && !isPagesKey(event))) return;
      const act = now.current[isCommand ? `Ctrl+${event.key.toUpperCase()}` : nameOf(event.key)];
      if (act && act() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const nameOf = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);
