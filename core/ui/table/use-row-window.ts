import { useEffect, useState, type RefObject } from 'react';
import { type RowWindow, rowWindow, virtualFrom } from './rules/row-window';

/** Which rows of a long list are drawn while the page scrolls; all of a short one. */
export function useRowWindow(count: number, rowHeight: number, body: RefObject<HTMLElement | null>): RowWindow {
  const [seen, setSeen] = useState<RowWindow>({ first: 0, end: Math.min(count, virtualFrom) });
  // Follows the scrolling of the page, whichever element scrolls, by whole rows
  useEffect(() => {
    if (count <= virtualFrom) return;
    const look = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const next = rowWindow(count, rowHeight, top, window.innerHeight);
      setSeen((before) => (before.first === next.first && before.end === next.end ? before : next));
    };
    look();
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [count, rowHeight, body]);
  return count <= virtualFrom ? { first: 0, end: count } : { ...seen, end: Math.min(seen.end, count) };
}
