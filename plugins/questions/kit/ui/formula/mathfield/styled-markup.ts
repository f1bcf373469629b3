const tag = /<[a-z][^>]*>/gi;

/**
 * MathLive writes its formulas as markup with style attributes, which our content policy takes out. Gives an element of it
 * another way to take markup: attributes become rules set by script, which the policy allows, before anything is measured.
 */
export function takeStyledMarkup(element: Element): void {
  const native = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    get: () => native.get!.call(element) as string,
    set: (markup: string) => {
      native.set!.call(element, withoutStyles(markup));
      for (const part of element.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
        part.style.cssText = part.dataset['style'] ?? '';
        delete part.dataset['style'];
      }
      for (const part of element.querySelectorAll('[part=content]')) takeStyledMarkup(part);
    },
  });
}

/** Markup whose style attributes have become `data-style`; the text between the tags is unchanged. */
export const withoutStyles = (markup: string): string =>
  markup.replace(tag, (found) => found.replace(/\sstyle=/gi, ' data-style='));
