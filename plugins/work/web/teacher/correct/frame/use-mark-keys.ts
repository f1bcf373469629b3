import { isOverlaid, isTyping } from 'edutech/core/ui/keys/page-keys';
import { type PageKeys, usePageKeys } from 'edutech/core/ui/keys/use-page-keys';

/**
 * Hears the keys of a page where marks are given. Those with Ctrl rest as the others do while somebody writes. A held key
 * does nothing, in the browser neither, unless `repeats`: a digit must not become two. Enter on a button presses it, except
 * where marks are given: there the mouse leaves the focus on a button, and Enter means the next.
 */
export function useMarkKeys(hear: PageKeys, repeats: (key: string) => boolean = () => false): void {
  const heard = (event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, metaKey } = event;
    if ((ctrlKey || metaKey) && (isTyping(target) || isOverlaid())) return false;
    if (repeat && !repeats(key)) return key.length === 1 || key === 'Enter';
    const pressed = (target as Element | null)?.closest?.('a, button, summary, input');
    if (key === 'Enter' && pressed && !pressed.closest('[data-marks]')) return false;
    return hear(event);
  };
  usePageKeys(heard, { commands: true, repeats: () => true });
}
