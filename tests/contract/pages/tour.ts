import type { BrowserContext, Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { type Coming, contextOf, open, test as browserTest } from '../../support/browsing/browser-test';
import { PageWatch } from '../../support/browsing/page-watch';
import { holdersOf } from '../server/endpoints';

interface Tourist {
  readonly context: BrowserContext;
  readonly watch: PageWatch;
}

/**
 * Tests that go through many pages. Each person has one context for all tests of a file, so that what all pages load comes
 * from the browser's store from the second page on, as it does for people; `visit` opens a page of its own in it.
 */
export const test = browserTest
  .extend('holders', { scope: 'file' }, ({ site }) => holdersOf(site))
  .extend('tourists', { scope: 'file' }, async ({ chromium, site }, { onCleanup }) => {
    const known = new Map<string, Promise<Tourist>>();
    onCleanup(async () => {
      for (const tourist of known.values()) await (await tourist).context.close();
    });
    const begin = async (coming: Coming): Promise<Tourist> => {
      const context = await contextOf(chromium, site, coming);
      const watch = new PageWatch();
      await watch.follow(context);
      return { context, watch };
    };
    return (coming: Coming) => {
      const name = JSON.stringify(coming);
      const tourist = known.get(name) ?? begin(coming);
      known.set(name, tourist);
      return tourist;
    };
  })
  .extend('visit', async ({ tourists, task }, { onCleanup }) => {
    const visits: { page: Page; watch: PageWatch }[] = [];
    onCleanup(async () => {
      for (const { page } of visits) await page.close();
      const problems = visits.flatMap(({ watch }) => watch.problems);
      expect(problems, `what went wrong in the pages of "${task.name}"`).toEqual([]);
    });
    /** `allowed`: what the page brings about on purpose, as a line of {@link PageWatch.allow}. */
    return async (path: string, coming: Coming, ...allowed: RegExp[]): Promise<Page> => {
      const { context, watch } = await tourists(coming);
      watch.forget();
      watch.allow(...allowed);
      const page = await context.newPage();
      visits.push({ page, watch });
      await open(page, path);
      return page;
    };
  });
