import type { Page } from 'playwright';

/** What makes a page wider than the screen, so that one has to scroll sideways to read: a line, or nothing. */
export const widerThanScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    const over = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !isCut(element.parentElement),
    );
    const names = over.slice(0, 6).map((element) => `${element.localName}.${element.getAttribute('class') ?? ''}`);
    return [`${root.scrollWidth} px wide on ${root.clientWidth}: ${names.join(', ')}`];
  });
