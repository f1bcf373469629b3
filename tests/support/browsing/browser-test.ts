import { type Browser, chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { expect } from './expect';
import { test as base, type TestOptions } from 'vitest';
import { type Look, lookCookie, lookText } from 'edutech/core/common/browser/appearance';
import type { Language } from 'edutech/core/common/languages';
import type { CityFile } from 'edutech/core/common/registry';
import { findChromium } from '../chromium';
import type { Somebody } from '../people';
import { within } from '../running/within';
import { startApp, type TestApp } from '../servers/start-app';
import { languageOf } from './languages';
import { PageWatch } from './page-watch';
import { beSignedIn } from './sign-in';

/** Who comes to the site, and how. */
export interface Coming {
  /** Signed in as this person; absent: a visitor. */
  readonly as?: Somebody;
  readonly language?: Language;
  /** Colours chosen before; default: green, as light or dark as the device. */
  readonly look?: Pick<Look, 'theme' | 'mode'>;
  /** Another server than the shared one. */
  readonly site?: TestApp;
  readonly context?: BrowserContextOptions;
}

/** More calls from one address than any city allows: all people of the tests sit at one. */
const fewLimits = { settings: { requestsPerMinute: 1_000_000 } } satisfies CityFile;

/** A server for browsers over the demo city; a test that needs another one starts it the same way. */
export const startSite = (options: Parameters<typeof startApp>[0] = {}): Promise<TestApp> =>
  startApp({
    web: true,
    ...options,
    city: { ...options.city, settings: { ...fewLimits.settings, ...options.city?.settings } },
  });

const found = findChromium();
/** A microphone that hums by itself, which whoever is asked for it gives. */
const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/**
 * Tests in a browser. `chromium` and `site` are started once and serve all tests of a worker, `workingSite` is another site that
 * also runs jobs (files are taken in, cards printed); `come` opens a page in a fresh context for one person. Whatever goes wrong in any page fails its test at the end, unless `watch` was told to allow it.
 */
export const test = base
  .extend('city', { scope: 'worker' }, fewLimits)
  .extend('launch', { scope: 'worker' }, { ...found, args: [...found.args, ...devices] })
  .extend('chromium', { scope: 'worker' }, async ({ launch }, { onCleanup }) => {
    const browser = await chromium.launch(launch);
    onCleanup(() => within('the browser closes', browser.close()));
    return browser;
  })
  .extend('site', { scope: 'worker' }, async ({ city }, { onCleanup }) => {
    const site = await startSite({ city });
    onCleanup(() => within('the server stops', site.close()));
    return site;
  })
  .extend('workingSite', { scope: 'worker' }, async ({ city }, { onCleanup }) => {
    const site = await startSite({ city, works: true });
    onCleanup(() => within('the server that works stops', site.close()));
    return site;
  })
  .extend('watch', async ({ task }, { onCleanup }) => {
    const watch = new PageWatch();
    onCleanup(() => expect(watch.problems, `what went wrong in the pages of "${task.name}"`).toEqual([]));
    return watch;
  })
  .extend('come', async ({ chromium: browser, site, watch }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    onCleanup(async () => {
      watch.rest();
      await within('the pages close', Promise.all(contexts.map(leave)));
    });
    return async (path: string, coming: Coming = {}): Promise<Page> => {
      const context = await contextOf(browser, coming.site ?? site, coming);
      contexts.push(context);
      await watch.follow(context);
      const page = await context.newPage();
      await open(page, path, coming);
      return page;
    };
  });

type Walk = Parameters<ReturnType<typeof test.for<Language>>>[2];

/** A journey of people through pages, in the language that its title has (`languages.ts`). */
export function journey(title: string, ...how: [walk: Walk] | [options: TestOptions, walk: Walk]): void {
  const [walk, options = {}] = how.toReversed() as [Walk, TestOptions?];
  test.for([languageOf(title)])(`${title} (%s)`, options, walk);
}

/** Closes a context; what pages still ask for is answered by nobody, and is no fault of the test that ends. */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** A context for one person: cookies, language and look as `coming` says. */
export async function contextOf(browser: Browser, site: TestApp, coming: Coming): Promise<BrowserContext> {
  const { as, language = 'zh-CN', look } = coming;
  const context = await browser.newContext({
    baseURL: site.url,
    locale: language === 'en' ? 'en-GB' : 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1366, height: 768 },
    ...coming.context,
  });
  if (as) await beSignedIn(context, site, as);
  if (look) {
    await context.addCookies([{ name: lookCookie, value: lookText({ language, ...look }), url: site.url }]);
  }
  return context;
}

/** Opens an address and waits until a click is heard. */
export async function open(page: Page, path: string, coming: Pick<Coming, 'context'> = {}): Promise<void> {
  const answer = await page.goto(path);
  if (answer && answer.status() >= 500) throw new Error(`${path} is answered ${answer.status()}`);
  if (coming.context?.javaScriptEnabled !== false) await isLive(page);
}

/** Waits until the scripts have begun, and the page itself stands where the server may have drawn it: a click is heard. */
export async function isLive(page: Page): Promise<void> {
  await page.locator('#app-shell').waitFor({ state: 'attached' });
  await page.locator('.drawn').waitFor({ state: 'detached' });
}
