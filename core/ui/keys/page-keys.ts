/** A key of the page and the message id of what it does. */
export interface KeyHint {
  /** Keys as they are written on the keyboard: `['Alt', '↑']`. */
  readonly keys: readonly string[];
  /** Message id of what they do. */
  readonly does: string;
}

/** True while the person writes: single keys must not act then. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  if (!element?.tagName) return false;
  return element.isContentEditable === true || /^(INPUT|TEXTAREA|SELECT|MATH-FIELD)$/.test(element.tagName);
}

/** Whether a key is the field's where the focus is: of one that is written in each, of a box those that tick and walk. */
export function isFieldsKey({ target, key }: Pick<KeyboardEvent, 'target' | 'key'>): boolean {
  const { tagName, type } = (target ?? {}) as Partial<HTMLInputElement>;
  if (tagName === 'INPUT' && type === 'checkbox') return key === ' ';
  if (tagName === 'INPUT' && type === 'radio') return key === ' ' || key.startsWith('Arrow');
  return isTyping(target);
}

const overlays = '[role=dialog], [role=alertdialog], [role=menu], dialog[open]';

/** The caller, if it is itself a layer over the page: a selector of the layer, or any element inside. */
export type OwnLayer = string | Element | null;

/** True while a layer is over the page: keys belong to that then, and the page's own are inactive. */
export function isOverlaid(own: OwnLayer = null): boolean {
  const isOwn = (layer: Element) => (typeof own === 'string' ? layer.matches(own) : layer.contains(own));
  return [...document.querySelectorAll(overlays)].some((layer) => !isOwn(layer));
}

interface KeyList {
  /** Where it is in the document: in the page, or in a layer over it. */
  readonly place: Element | null;
  readonly hints: readonly KeyHint[];
}

/** Lists of what is on the screen, in the order in which they came. */
const lists = new Set<KeyList>();

/** Lists keys until the answer is called. */
export function addKeys(list: KeyList): () => void {
  lists.add(list);
  return () => void lists.delete(list);
}

/** The keys that act now: in a layer over the page that layer's; if there are several lists, the first. */
export const keysInReach = (): KeyList | undefined => [...lists].find(({ place }) => !isOverlaid(place));
