import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { journey, startSite } from '../../support/browsing/browser-test';
import { expect } from '../../support/browsing/expect';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

const newsCalls = ['/gw/news/api/wnews/headlines', '/gw/news/rss'];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

let site: TestApp;
beforeAll(async () => {
  site = await startSite({ city: { plugins: { news: { enabled: false }, air: { enabled: false } } } });
});
afterAll(() => site.close());

journey(
  'a module that the city’s file turns off has no block on the portal, no tab, no page, no call and no place in a teacher’s navigation',
  async (language, { come, watch }) => {
    const text = say(language);
    watch.allow(/^404 GET \/(news_list|air)/);
    const page = await come('/login', { site, language });
    await expect(page.locator('.site-nav').getByRole('link', { name: text('portal.services.title') })).toBeVisible();
    await expect(page.locator('.site-nav').getByRole('link', { name: text('air.list.title') })).toHaveCount(0);
    await expect(page.locator('main a[href^="/news_detail"]')).toHaveCount(0);
    // what stood beside them is the portal's own
    await expect(page.locator('.portal-focus img').first()).toBeVisible();
    await expect(page.locator('a[href^="/news_list"], a[href^="/air"]')).toHaveCount(0);
    for (const path of ['/news_list', '/air']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(heading(page)).toHaveText(text('host.notFound.title'));
    }
    const answers = await Promise.all(newsCalls.map(async (path) => (await fetch(site.url + path)).status));
    expect(answers).toEqual([404, 404]);

    const home = await come('/home', { site, as: 'teacher', language });
    const nav = home.locator('.shell-nav');
    await expect(nav.getByRole('link', { name: text('home.main.title'), exact: true })).toBeVisible();
    await nav.getByRole('button', { name: text('host.more'), exact: true }).click();
    const menu = home.getByRole('menu');
    await expect(menu.getByRole('menuitem').first()).toBeVisible();
    for (const place of [nav, menu]) await expect(place.getByText(text('air.list.title'))).toHaveCount(0);
  },
);
