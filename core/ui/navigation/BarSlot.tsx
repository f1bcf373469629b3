import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The end of the second bar of a signed-in layout; `null` where a layout has none. */
export const BarSlotContext = createContext<HTMLElement | null>(null);

/**
 * Puts controls of a page into the second bar, beside the breadcrumb: the teaching range and classes, the save state.
 * If the layout has no such bar, they are shown where they are written.
 */
export function BarSlot({ children }: { children: ReactNode }) {
  const slot = useContext(BarSlotContext);
  return slot ? createPortal(children, slot) : children;
}
