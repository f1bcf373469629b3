/** True while the person writes: single keys must not act then. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  if (!element?.tagName) return false;
  return element.isContentEditable === true || /^(INPUT|TEXTAREA|SELECT|MATH-FIELD)$/.test(element.tagName);
}

const overlays = ['[role=dialog]', '[role=alertdialog]', '[role=menu]', 'dialog[open]'];

/**
 * True while something lies over the page: keys are for that then, and the page's own rest.
 * @param own selector of what asks, where it lies over the page itself
 */
export const isOverlaid = (own = ':not(*)'): boolean =>
  document.querySelector(overlays.map((overlay) => `${overlay}:not(${own})`).join()) !== null;
