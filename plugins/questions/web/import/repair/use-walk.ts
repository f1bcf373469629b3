import { type RefObject, useEffect, useRef, useState } from 'react';
import { isTyping } from 'edutech/core/ui/keys/page-keys';
import type { ImportItem } from '../../../api/importing';

type Mode = 'edit' | 'cut';
/** Of each item's element. */
const attribute = 'data-item';

const idOf = (element: Element | null | undefined): string | null =>
  element?.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null;

/** Walks the items of a paper: where one is, which of them is open to be edited or cut, and where one goes on after an act. */
export function useWalk(
  list: RefObject<HTMLElement | null>,
  shown: readonly ImportItem[],
  isDoubted: (item: ImportItem) => boolean,
) {
  const [opened, setOpened] = useState<{ readonly itemId: string; readonly mode: Mode } | null>(null);
  const last = useRef<string | null>(null);
  // Remembers where one was, for when the focus is nowhere
  useEffect(() => {
    const hear = ({ target }: FocusEvent) => {
      last.current = idOf(target as Element) ?? last.current;
    };
    document.addEventListener('focusin', hear);
    return () => document.removeEventListener('focusin', hear);
  }, []);
  const current = () => idOf(document.activeElement) ?? last.current ?? shown[0]?.itemId ?? null;
  const focusOn = (itemId: string | undefined) => {
    const element = itemId && list.current?.querySelector<HTMLElement>(`[${attribute}="${itemId}"]`);
    if (!element) return false;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
    last.current = itemId;
    return true;
  };
  const placeOf = () => shown.findIndex(({ itemId }) => itemId === current());
  const close = () => {
    const { itemId } = opened ?? {};
    if (!itemId) return false;
    setOpened(null);
    // once the row is drawn as it was
    setTimeout(() => focusOn(itemId));
    return true;
  };
  return {
    opened,
    current,
    close,
    /** The key closes what is open, but not an editor with something written: that asks for itself. */
    closeByKey: () => opened?.mode === 'cut' && close(),
    go: (step: 1 | -1) => {
      const isNowhere = idOf(document.activeElement) === null && last.current === null;
      return focusOn(shown[isNowhere ? 0 : Math.max(0, placeOf() + step)]?.itemId);
    },
    goToDoubt: () => {
      const behind = [...shown.slice(placeOf() + 1), ...shown.slice(0, placeOf() + 1)];
      return focusOn(behind.find(isDoubted)?.itemId);
    },
    open: (mode: Mode, item: ImportItem | undefined) => {
      if (!item) return false;
      setOpened({ itemId: item.itemId, mode });
      return true;
    },
    /** Acts on an item and keeps the place; nothing without one. */
    after: async (item: ImportItem | undefined, act: (item: ImportItem) => Promise<boolean>) => {
      if (!item) return false;
      const isDone = await act(item);
      if (isDone) {
        setOpened(null);
        setTimeout(() => focusOn(item.itemId));
      }
      return isDone;
    },
    /** Enter presses the button where the focus is, and edits where it is on none. */
    isOnItem: () => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.hasAttribute(attribute) === true;
    },
    isWriting: () => isTyping(document.activeElement) || opened?.mode === 'edit',
  };
}
