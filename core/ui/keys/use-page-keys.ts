import { type RefObject, useEffect, useRef } from 'react';
import { isFieldsKey, isOverlaid, type OwnLayer } from './page-keys';

/** What a page does with a key; true: it was one of its own, and the browser leaves it alone. */
export type PageKeys = (event: KeyboardEvent) => boolean;

interface PageKeyRules {
  /** Keys that act again while they are held, as those that walk; others act once. Default: none. */
  readonly repeats?: (key: string) => boolean;
  /** Keys with Ctrl or Command are passed on, also while somebody writes or something lies over the page: `hear` asks. */
  readonly commands?: boolean;
  /** Where what asks may lie over the page itself. */
  readonly own?: OwnLayer | RefObject<Element | null>;
}

/** J and K, in small letters or large ones, and the arrows. */
export const isWalking = (key: string): boolean => /^([jk]|Arrow\w+)$/i.test(key);

/**
 * Hears the keys of a page, wherever the focus is, for as long as the page stands: not while somebody writes, nor under what
 * lies over the page, nor with Alt, nor what a box or a part inside has taken for itself.
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
