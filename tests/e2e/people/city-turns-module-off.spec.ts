import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { afterAll, beforeAll, describe } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Events } from 'edutech/core/server/events/events';
import { turnSwitch } from 'edutech/core/server/settings/turn-switch';
import { startSite, test } from '../../support/browsing/browser-test';
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

  test('has no block on the portal, no tab, no page and no call', async ({ come, watch }) => {
    watch.allow(/^404 GET \/(news_list|air)/);
    const page = await come('/login', { site });
    await expect(page.locator('.site-nav').getByRole('link', { name: '教育服务' })).toBeVisible();
    await expect(page.locator('.site-nav').getByRole('link', { name: '空中课堂' })).toHaveCount(0);
    await expect(headlines(page)).toHaveCount(0);
    // what stood beside them is the portal's own
    await expect(page.locator('.portal-focus img').first()).toBeVisible();
    await expect(page.locator('a[href^="/news_list"], a[href^="/air"]')).toHaveCount(0);
    for (const path of ['/news_list', '/air']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(heading(page)).toHaveText('没有找到这个页面');
    }
    expect(await answers(site)).toEqual([404, 404]);
  });

  test('is not in the navigation of teachers', async ({ come }) => {
    const page = await come('/home', { site, as: 'teacher' });
    const nav = page.locator('.shell-nav');
    await expect(nav.getByRole('link', { name: '首页' })).toBeVisible();
    await nav.getByRole('button', { name: '更多' }).click();
    await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeVisible();
    await expect(nav.getByText('空中课堂')).toHaveCount(0);
  });
});

describe('a module that is switched off while two servers run', () => {
  let second: TestApp;
  const turn = (site: TestApp, isOn: boolean) => {
    const { services, container } = site.platform;
    const row = { pluginId: 'news', countyId: null, isOn };
    return services.database.write(asSystem('a test turns a switch'), (db) =>
      turnSwitch(db, container.get(Events), row, services.clock.now()),
    );
  };

  test('is refused by both within seconds, and comes back', async ({ site, come, watch, onTestFinished }) => {
    second = await startSite({ sameDatabaseAs: site });
    onTestFinished(async () => {
      await turn(site, true);
      await second.close();
    });
    watch.allow(/^404 GET \/(gw\/news\/|news_list)/);
    const page = await come('/login', { site });
    const other = await come('/login', { site: second });
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
      await expect(heading(tab)).toHaveText('没有找到这个页面');
    }

    await turn(site, true);
    await expect.poll(() => answers(second)).toEqual([200, 200]);
    await other.goto('/news_list');
    await expect(headlines(other)).toHaveCount(10);
  });

  test('leaves the navigation of who is logged in', async ({ site, come, onTestFinished }) => {
    onTestFinished(() => turn(site, true));
    const page = await come('/admin/news', { as: 'cityadmin' });
    const side = page.locator('.shell-side');
    await expect(side.getByRole('link', { name: '新闻管理' })).toBeVisible();
    await turn(site, false);
    await expect.poll(() => answers(site)).toEqual([404, 404]);
    await page.reload();
    await expect(heading(page)).toHaveText('没有找到这个页面');
    await expect(side.getByRole('link', { name: '学校' })).toBeVisible();
    await expect(side.getByRole('link', { name: '新闻管理' })).toHaveCount(0);
  });
});
