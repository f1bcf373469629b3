import { useEffect, useRef } from 'react';
import { isOverlaid, isTyping } from 'edutech/core/ui/rules/page-keys';

/**
 * Hears the keys of a page while nobody writes and nothing lies over it. A held key acts once, unless `repeats`. Enter on a
 * button presses it, except where marks are given: there the mouse leaves the focus on a button, and Enter means the next.
 */
export function usePageKeys(
  hear: (event: KeyboardEvent) => boolean,
  repeats: (key: string) => boolean = () => false,
): void {
  const latest = useRef({ hear, repeats });
  latest.current = { hear, repeats };
  // One listener for the page: the keys work wherever the focus is
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (isOverlaid()) return;
      if (event.repeat && !latest.current.repeats(event.key)) {
        if (event.key.length === 1 || event.key === 'Enter') event.preventDefault();
        return;
      }
      const pressed = (event.target as Element | null)?.closest?.('a, button, summary, input');
      if (event.key === 'Enter' && pressed && !pressed.closest('[data-marks]')) return;
      if (latest.current.hear(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
