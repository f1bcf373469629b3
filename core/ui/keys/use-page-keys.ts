import { type RefObject, useEffect, useRef } from 'react';
import { isFieldsKey, isOverlaid, type OwnLayer } from './page-keys';

/** What a page does with a key; true: it was one of its own, and the browser leaves it alone. */
export type PageKeys = (event: KeyboardEvent) => boolean;

interface PageKeyRules {
  /** Keys that act again while they are held, as those that walk; others act once. Default: none. */
  readonly repeats?: (key: string) => boolean;
  /** Keys with Ctrl or Command are passed on, also while somebody types or a layer is over the page: `hear` checks. */
  readonly commands?: boolean;
  /** Where what asks may lie over the page itself. */
  readonly own?: OwnLayer | RefObject<Element | null>;
}

/** J and K, in small letters or large ones, and the arrows. */
export const isWalking = (key: string): boolean => /^([jk]|Arrow\w+)$/i.test(key);

/**
 * Handles the keys of a page, wherever the focus is, while the page is shown: not while somebody types, nor under a
 * layer over the page, nor with Alt, nor keys that a field or a component has handled itself.
 */
export function usePageKeys(hear: PageKeys, rules: PageKeyRules = {}): void {
  const now = useRef({ hear, rules });
  // The page listens once and does what its keys mean now
  useEffect(() => {
    now.current = { hear, rules };
  });
  // Listens as long as the page is there
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { repeats, commands = false, own } = now.current.rules;
      if (event.defaultPrevented || event.altKey) return;
      if (event.ctrlKey || event.metaKey ? !commands : isFieldsKey(event) || isOverlaid(layerOf(own))) return;
      const isHeld = event.repeat && !repeats?.(event.key);
      if (!isHeld && now.current.hear(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const layerOf = (own: PageKeyRules['own'] = null): OwnLayer =>
  own !== null && typeof own === 'object' && 'current' in own ? own.current : own;
