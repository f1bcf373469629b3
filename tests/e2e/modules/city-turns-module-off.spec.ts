import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { afterAll, beforeAll, describe } from 'vitest';
import { languages } from 'edutech/core/common/languages';
import { asSystem } from 'edutech/core/server/actor';
import { Events } from 'edutech/core/server/events/events';
import { turnSwitch } from 'edutech/core/server/settings/turn-switch';
import { startSite, test } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';
import type { TestApp } from '../../support/servers/start-app';

const newsCalls = ['/gw/news/api/wnews/headlines', '/gw/news/rss'];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const headlines = (page: Page) => page.locator('main a[href^="/news_detail"]');

/** What a server answers to the calls of the news. */
const answers = async (site: TestApp) =>
  Promise.all(newsCalls.map(async (path) => (await fetch(site.url + path)).status));

describe('a module that the city’s file turns off', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startSite({ city: { plugins: { news: { enabled: false }, air: { enabled: false } } } });
  });
  afterAll(() => site.close());

  test.for(languages)(
    'has no block on the portal, no tab, no page and no call (%s)',
    async (language, { come, watch }) => {
      const text = say(language);
      watch.allow(/^404 GET \/(news_list|air)/);
      const page = await come('/login', { site, language });
      await expect(page.locator('.site-nav').getByRole('link', { name: text('portal.services.title') })).toBeVisible();
      await expect(page.locator('.site-nav').getByRole('link', { name: text('air.list.title') })).toHaveCount(0);
      await expect(headlines(page)).toHaveCount(0);
      // what stood beside them is the portal's own
      await expect(page.locator('.portal-focus img').first()).toBeVisible();
      await expect(page.locator('a[href^="/news_list"], a[href^="/air"]')).toHaveCount(0);
      for (const path of ['/news_list', '/air']) {
        expect((await page.goto(path))?.status()).toBe(404);
        await expect(heading(page)).toHaveText(text('host.notFound.title'));
      }
      expect(await answers(site)).toEqual([404, 404]);
    },
  );

  test.for(languages)('is not in the navigation of teachers (%s)', async (language, { come }) => {
    const text = say(language);
    const page = await come('/home', { site, as: 'teacher', language });
    const nav = page.locator('.shell-nav');
    await expect(nav.getByRole('link', { name: text('home.main.title'), exact: true })).toBeVisible();
    await nav.getByRole('button', { name: text('host.more'), exact: true }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem').first()).toBeVisible();
    for (const place of [nav, menu]) await expect(place.getByText(text('air.list.title'))).toHaveCount(0);
  });
});

describe('a module that is switched off while two servers run', () => {
  const turn = (site: TestApp, isOn: boolean) => {
    const { services, container } = site.platform;
    const row = { pluginId: 'news', countyId: null, isOn };
    return services.database.write(asSystem('a test turns a switch'), (db) =>
      turnSwitch(db, container.get(Events), row, services.clock.now()),
    );
  };

  test.for(languages)(
    'is refused by both within seconds, and comes back (%s)',
    async (language, { site, come, watch, onTestFinished }) => {
      const text = say(language);
      const second = await startSite({ sameDatabaseAs: site });
      onTestFinished(async () => {
        await turn(site, true);
        await second.close();
      });
      watch.allow(/^404 GET \/(gw\/news\/|news_list)/);
      const page = await come('/login', { site, language });
      const other = await come('/login', { site: second, language });
      await expect(headlines(page).first()).toBeVisible();
      await expect(headlines(other).first()).toBeVisible();
      expect([await answers(site), await answers(second)]).toEqual([
        [200, 200],
        [200, 200],
      ]);

      await turn(site, false);
      for (const [server, tab] of [
        [site, page],
        [second, other],
      ] as const) {
        await expect.poll(() => answers(server)).toEqual([404, 404]);
        await tab.reload();
        await expect(heading(tab)).toBeVisible();
        await expect(headlines(tab)).toHaveCount(0);
        expect((await tab.goto('/news_list'))?.status()).toBe(404);
        await expect(heading(tab)).toHaveText(text('host.notFound.title'));
      }

      await turn(site, true);
      await expect.poll(() => answers(second)).toEqual([200, 200]);
      await other.goto('/news_list');
      await expect(headlines(other)).toHaveCount(10);
    },
  );

  test.for(languages)(
    'leaves the navigation of who is logged in (%s)',
    async (language, { site, come, onTestFinished }) => {
      const text = say(language);
      onTestFinished(() => turn(site, true));
      const page = await come('/admin/news', { as: 'cityadmin', language });
      const side = page.locator('.shell-side');
      await expect(side.getByRole('link', { name: text('news.admin.title') })).toBeVisible();
      await turn(site, false);
      await expect.poll(() => answers(site)).toEqual([404, 404]);
      await page.reload();
      await expect(heading(page)).toHaveText(text('host.notFound.title'));
      await expect(side.getByRole('link', { name: text('organisation.menu.schools') })).toBeVisible();
      await expect(side.getByRole('link', { name: text('news.admin.title') })).toHaveCount(0);
    },
  );
});
