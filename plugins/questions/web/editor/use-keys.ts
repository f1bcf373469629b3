import { useEffect, useRef } from 'react';
import { isTyping } from 'edutech/core/ui/rules/is-typing';

/** Keys of a page by what they are called; `Ctrl+S` works while somebody types, single keys do not. */
export function useKeys(acts: Readonly<Record<string, () => void>>): void {
  const now = useRef(acts);
  // The page listens once and does what its keys mean now
  useEffect(() => {
    now.current = acts;
  });
  // Listens as long as the page is there
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.altKey || event.repeat || (!isCommand && isTyping(event.target))) return;
      const act = now.current[isCommand ? `Ctrl+${event.key.toUpperCase()}` : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
