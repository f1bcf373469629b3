import { useEffect, useRef, useState } from 'react';
import type { Id } from 'edutech/core/common/ids';
import type { ItemState } from '../parts/Navigator';
import type { NumberedItem } from '../state/sheet';

/** Where somebody is on the sheet: at first at the first item that is not answered. */
export function usePlace(items: readonly NumberedItem[], states: readonly ItemState[], isNarrow: boolean) {
  const places = useRef(new Map<Id, HTMLElement>());
  const [now, setNow] = useState<Id>(
    () => (states.find(({ fill }) => fill !== 'filled') ?? states[0])?.asked.item.itemId ?? '',
  );
  const index = Math.max(
    0,
    items.findIndex(({ item }) => item.itemId === now),
  );
  const begun = useRef({ now, isAhead: index > 0 && !isNarrow });
  // Who goes on finds himself where he was
  useEffect(() => {
    const { now: first, isAhead } = begun.current;
    if (isAhead) places.current.get(first)?.scrollIntoView({ block: 'start' });
  }, []);
  const go = (itemId: Id) => {
    setNow(itemId);
    if (isNarrow) return window.scrollTo(0, 0);
    // after it has been drawn: the check may have stood in its place
    requestAnimationFrame(() => {
      const place = places.current.get(itemId);
      place?.scrollIntoView({ block: 'start' });
      const field = place?.querySelector<HTMLElement>('input, textarea, select, math-field, [contenteditable=true]');
      (field ?? place)?.focus({ preventScroll: true });
    });
  };
  const step = (by: 1 | -1) => {
    const next = items[index + by];
    if (next) go(next.item.itemId);
  };
  const refOf = (itemId: Id) => (element: HTMLElement | null) => {
    if (element) places.current.set(itemId, element);
    else places.current.delete(itemId);
  };
  return { now, index, go, step, refOf, enter: setNow };
}
