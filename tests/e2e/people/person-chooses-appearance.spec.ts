import type { Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { lookCookie } from 'edutech/core/common/browser/appearance';
import type { Language } from 'edutech/core/common/languages';
import { test } from '../../support/browsing/browser-test';
import { say } from '../../support/browsing/texts';

/** Chooses an entry of the menu of language, colours and mode. */
async function choose(page: Page, language: Language, entry: string) {
  await page
    .locator('header')
    .getByRole('button', { name: say(language)('host.appearance') })
    .click();
  await page.getByRole('menuitemradio', { name: entry, exact: true }).click();
}

async function expectLook(page: Page, lang: Language, theme: string, mode: string) {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', lang);
  await expect(root).toHaveAttribute('data-theme', theme);
  await expect(root).toHaveAttribute('data-mode', mode);
}

/** What the server sends before any script has run. */
async function drawnByServer(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const root = /<html[^>]*>/.exec(html)?.[0] ?? '';
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(root)?.[1];
  return { look: [attribute('lang'), attribute('data-theme'), attribute('data-mode')], html };
}

test('language, colours and mode that a teacher chooses outlive logout, and the server draws the next page in them', async ({
  come,
}) => {
  const page = await come('/home', { as: 'teacher', context: { colorScheme: 'light' } });
  await expectLook(page, 'zh-CN', 'green', 'light');
  const brand = () =>
    page
      .locator('.logo-mark')
      .first()
      .evaluate((mark) => getComputedStyle(mark).getPropertyValue('--brand'));
  const green = await brand();
  await choose(page, 'zh-CN', say('zh-CN')('host.appearance.theme.blue'));
  await expectLook(page, 'zh-CN', 'blue', 'light');
  expect(await brand()).not.toBe(green);
  await choose(page, 'zh-CN', say('zh-CN')('host.appearance.mode.dark'));
  await choose(page, 'zh-CN', 'English');
  await expectLook(page, 'en', 'blue', 'dark');
  await expect(page.locator('.shell-exit')).toHaveText(say('en')('host.exit'));

  await page.locator('.shell-exit').click();
  await expect(page).toHaveURL('/login');
  await expect(page.locator('.site-top').getByRole('button', { name: say('en')('host.login') })).toBeVisible();
  await expectLook(page, 'en', 'blue', 'dark');
  const drawn = await drawnByServer(page, '/news_list');
  expect(drawn.look).toEqual(['en', 'blue', 'dark']);
  expect(drawn.html).toContain(say('en')('news.list.title'));
  expect(drawn.html).not.toContain(`>${say('zh-CN')('host.login')}<`);

  // other people at this browser find it so too, until they choose themselves
  await page.reload();
  await expectLook(page, 'en', 'blue', 'dark');
  await choose(page, 'en', say('en')('host.appearance.mode.contrast'));
  await choose(page, 'en', '中文');
  await expectLook(page, 'zh-CN', 'blue', 'contrast');
  expect((await drawnByServer(page, '/login')).look).toEqual(['zh-CN', 'blue', 'contrast']);
});

test('a visitor with the cookie of a look is drawn the page in it by the server, without scripts', async ({ come }) => {
  const page = await come('/air/air_list', {
    language: 'en',
    look: { theme: 'red', mode: 'dark' },
    context: { javaScriptEnabled: false },
  });
  await expectLook(page, 'en', 'red', 'dark');
  await expect(page.locator('.site-nav [aria-current=page]')).toHaveText(say('en')('air.list.title'));
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  // a look that nobody offers is none
  await page.context().addCookies([{ name: lookCookie, value: 'xx.pink.<b>', url: page.url() }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'green');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(dark);
});

test('who leaves the mode to the device is drawn what the device is set to', async ({ come }) => {
  const page = await come('/login', { context: { colorScheme: 'dark' } });
  await expectLook(page, 'zh-CN', 'green', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLook(page, 'zh-CN', 'green', 'light');
});
