import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The end of the second bar of a signed-in layout; `null` where a layout has none. */
export const BarSlotContext = createContext<HTMLElement | null>(null);

/**
 * Puts what belongs to a page into the second bar, beside the breadcrumb: the teaching range and classes, the save
 * state. Where the layout has no such bar, it stands where it is written.
 */
export function BarSlot({ children }: { children: ReactNode }) {
  const slot = useContext(BarSlotContext);
  return slot ? createPortal(children, slot) : children;
}
