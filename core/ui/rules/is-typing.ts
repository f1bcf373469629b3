/** True while the person writes: single keys must not act then. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  if (!element?.tagName) return false;
  return element.isContentEditable === true || /^(INPUT|TEXTAREA|SELECT|MATH-FIELD)$/.test(element.tagName);
}
