import type { BrowserContext, Page } from 'playwright';
import { type Look, lookCookie, lookText } from 'edutech/core/common/browser/appearance';
import type { Language } from 'edutech/core/common/languages';
import { expect } from '../../support/browsing/expect';
import { type Coming, contextOf, open, test as browserTest } from '../../support/browsing/browser-test';
import { PageWatch } from '../../support/browsing/page-watch';
import { say } from '../../support/browsing/texts';
import type { Somebody } from '../../support/people';
import { holdersOf } from '../server/endpoints';
import { settled } from './seen';

interface Tourist {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: PageWatch;
}

/** Whose page it is, in which language and mode. */
export interface Visit {
  readonly as?: Somebody | undefined;
  readonly language: Language;
  readonly mode: Look['mode'];
  /** What the page brings about on purpose, as lines of {@link PageWatch.allow}. */
  readonly allowed?: readonly RegExp[];
}

const viewport = { width: 1366, height: 768 };
/** Each language as its menu calls it. */
const languageNames: Readonly<Record<Language, string>> = { 'zh-CN': '中文', en: 'English' };

/**
 * Tests that go through many pages. Each person has one window for all tests of a file, so that what all pages load comes
 * from the browser's store from the second page on, as it does for people; `visit` opens an address in it.
 */
export const test = browserTest
  .extend('holders', { scope: 'file' }, ({ site }) => holdersOf(site))
  .extend('tourists', { scope: 'file' }, async ({ chromium, site }, { onCleanup }) => {
    const known = new Map<Somebody | undefined, Promise<Tourist>>();
    onCleanup(async () => {
      for (const tourist of known.values()) await (await tourist).context.close();
    });
    const begin = async (as: Coming['as']): Promise<Tourist> => {
      const context = await contextOf(chromium, site, as ? { as } : {});
      const watch = new PageWatch();
      await watch.follow(context);
      return { context, watch, page: await context.newPage() };
    };
    return (as: Coming['as']) => {
      const tourist = known.get(as) ?? begin(as);
      known.set(as, tourist);
      return tourist;
    };
  })
  .extend('visit', async ({ tourists, site, task }, { onCleanup }) => {
    const met = new Set<Tourist>();
    onCleanup(async () => {
      for (const { page } of met) await forgetLook(page);
      const problems = [...met].flatMap(({ watch }) => watch.problems);
      expect(problems, `what went wrong in the pages of "${task.name}"`).toEqual([]);
    });
    return async (path: string, { as, language, mode, allowed = [] }: Visit): Promise<Page> => {
      const tourist = await tourists(as);
      const { context, page, watch } = tourist;
      if (met.has(tourist)) await forgetLook(page);
      else watch.forget();
      met.add(tourist);
      watch.allow(...allowed);
      await context.addCookies([
        { name: lookCookie, value: lookText({ language, theme: 'green', mode }), url: site.url },
      ]);
      await page.setViewportSize(viewport);
      await open(page, path);
      await settled(page);
      return page;
    };
  });

/** What a page has kept of language and colours goes before what the cookie says: the next visit is to look as it asks. */
const forgetLook = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.endsWith('look')) localStorage.removeItem(name);
  });

/** Chooses another language in the menu of the page's frame, without loading it anew. False where the frame has no menu. */
export async function chooseLanguage(page: Page, from: Language, to: Language): Promise<boolean> {
  await page.setViewportSize(viewport);
  const menu = page.getByRole('button', { name: say(from)('host.appearance'), exact: true });
  if ((await menu.count()) === 0) return false;
  await menu.first().click();
  await page.getByRole('menuitemradio', { name: languageNames[to], exact: true }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await settled(page);
  return true;
}
