import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { requestsUnderWay } from '../../support/browsing/page-watch';
import { widerThanScreen } from '../../support/browsing/sideways';
import { messageOwners } from '../../support/browsing/texts';

/** What takes longer to come to rest never does. */
const patienceMilliseconds = 20_000;

/**
 * Waits until a page has come to rest: drawn, taken over by its scripts, nothing on its way. It rests when it waits for no
 * answer and its thread is idle, three looks in a row: an answer that has come may lead to the next question only once it
 * is drawn. (Playwright's own `networkidle` waits for half a second without a request, on every page.)
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('load');
  const latest = Date.now() + patienceMilliseconds;
  for (let quiet = 0; quiet < 3; ) {
    // in a frame: a page that draws none is not always told that it is idle; nor has one that stands still always a frame
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const rest = () => requestIdleCallback(() => resolve(), { timeout: 1000 });
          requestAnimationFrame(rest);
          setTimeout(rest, 1000);
        }),
    );
    const waiting = requestsUnderWay(page);
    quiet = waiting === 0 ? quiet + 1 : 0;
    if (Date.now() > latest) throw new Error(`${page.url()} does not come to rest: it waits for ${waiting} answers`);
  }
}

/** Message ids that stand on the page in place of words: as text, or as a name that screen readers say. */
export const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate((owners) => {
    const id = new RegExp(`^(${owners.join('|')})\\.[a-zA-Z]+(\\.[a-zA-Z]+)*$`);
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const isData = node.parentElement?.closest('script, style, noscript');
      if (!isData) found.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '');
    }
    return [document.title, ...found].map((text) => text.trim()).filter((text) => id.test(text));
  }, messageOwners);

/** Parts of questions whose closing sign has gone to the next line: no line begins with a comma. */
export const partedSigns = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.question-line .nowrap')]
      .filter((part) => new Set([...part.getClientRects()].map((box) => Math.round(box.top))).size > 1)
      .map((part) => part.textContent ?? ''),
  );

/**
 * Widths in CSS pixels at which a page must not scroll sideways: a school PC of 1366 zoomed to 200 %, a phone, and what 400 %
 * leave of 1280 (WCAG 1.4.10).
 */
const narrowWidths = [683, 390, 320];

/** What reaches over the edge of narrow screens, a line for each. The page is left as narrow as the last. */
export async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 780 });
    found.push(...(await widerThanScreen(page)));
  }
  return found;
}

/**
 * Texts that stand in a column too narrow to read, with its width: more than three lines where the longest word, or four
 * Chinese characters, find no room. Looked for on a narrow screen, where columns are pressed.
 */
export const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      if (text.trim().length < 4) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size <= 3) continue;
      let block = node.parentElement!;
      while (/^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement!;
      const style = getComputedStyle(block);
      const width = block.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      pen.font = style.font;
      // addresses and codes may be broken; what is for screen readers alone has no room at all
      const words = text.match(/\p{Script=Han}{4}|\b\p{Script=Latin}{2,18}\b/gu) ?? [];
      const needed = Math.max(0, ...words.map((word) => pen.measureText(word).width));
      if (width > 1 && width + 1 < needed) found.push(`${text.trim()} (${Math.round(width)} px)`);
    }
    return found;
  });

/** Chinese words on a page of another language that nothing around them says to be Chinese (WCAG 3.1.2), each once. */
export const unmarkedChinese = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const place = node.parentElement;
      if (!place || place.closest('script, style, noscript, template')) continue;
      const isSaid = place.closest('[lang]')?.getAttribute('lang')?.startsWith('zh');
      if (!isSaid && /\p{Script=Han}/u.test(node.textContent ?? '')) found.add((node.textContent ?? '').trim());
    }
    return [...found];
  });
