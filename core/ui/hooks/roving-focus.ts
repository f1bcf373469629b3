import type { KeyboardEvent } from 'react';

/** Which way a key of a tab list or toolbar leads. Home and End go to the ends. */
export function nextIndex(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * One tab stop for a group of buttons; arrow keys move between them (WAI-ARIA Authoring Practices, "roving tabindex").
 * Put the handler on the group; give the current item `tabIndex={0}`, the others `-1`.
 */
export function useRovingFocus(selector: string) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
    const current = items.indexOf(event.target as HTMLElement);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
    const next = current < 0 ? null : nextIndex((isRightToLeft && mirrored) || event.key, current, items.length);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
}
