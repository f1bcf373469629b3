/** True while the person writes: single keys must not act then. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  if (!element?.tagName) return false;
  return element.isContentEditable === true || /^(INPUT|TEXTAREA|SELECT|MATH-FIELD)$/.test(element.tagName);
}

const overlays = '[role=dialog], [role=alertdialog], [role=menu], dialog[open]';

/** What asks, where it lies over the page itself: a selector of the layer, or any element inside. */
export type OwnLayer = string | Element | null;

/** True while something lies over the page: keys are for that then, and the page's own rest. */
export function isOverlaid(own: OwnLayer = null): boolean {
  const isOwn = (layer: Element) => (typeof own === 'string' ? layer.matches(own) : layer.contains(own));
  return [...document.querySelectorAll(overlays)].some((layer) => !isOwn(layer));
}
