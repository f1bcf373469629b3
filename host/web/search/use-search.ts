import { useEffect, useRef } from 'react';
import { isOverlaid, isTyping } from 'edutech/core/ui/keys/page-keys';
import { type PlacedBlock, usePlacedBlocks } from 'edutech/core/web/blocks';

/** The block that offers a search over everything; undefined where no plugin does. */
export const useSearchBlock = (): PlacedBlock | undefined => usePlacedBlocks('header.search')[0];

/**
 * `/` and Ctrl+K (⌘K) focus the search, except in a text field: a slash stays a slash, and an editor keeps its
 * link shortcut. A page that uses one of them handles it first.
 */
export function useSearchKeys(go: () => void): void {
  const latest = useRef(go);
  latest.current = go;
  // Hears the keys of the whole page, last of all
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.repeat || isTyping(event.target)) return;
      const isControl = event.ctrlKey || event.metaKey;
      const isCalled = event.key === '/' ? !isControl : isControl && !event.shiftKey && event.key.toLowerCase() === 'k';
      if (!isCalled || isOverlaid()) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
