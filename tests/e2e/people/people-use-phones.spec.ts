import type { BrowserContextOptions, Page } from 'playwright';
import { expect } from '../../support/browsing/expect';
import { journey, test } from '../../support/browsing/browser-test';
import { logIn, loginDialog } from '../../support/browsing/sign-in';
import { widerThanScreen } from '../../support/browsing/sideways';
import { say } from '../../support/browsing/texts';

const size = { width: 390, height: 844 };
const phone: BrowserContextOptions = {
  viewport: size,
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
};

/** A page that a thumb can use: nothing beside the screen, and its menu within it. */
async function expectFits(page: Page, path: string | RegExp) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await widerThanScreen(page)).toEqual([]);
}

journey('a visitor with a phone reads an article and watches a lesson', async (language, { come }) => {
  const text = say(language);
  const page = await come('/login', { language, context: phone });
  await expect(page.locator('html')).toHaveAttribute('data-mobile');
  expect(await widerThanScreen(page)).toEqual([]);

  const headline = page.locator('main a[href^="/news_detail"]').first();
  await headline.tap();
  await expectFits(page, /\/news_detail\?news_id=/);
  const body = page.frameLocator('.news-body-frame').locator('.news-body');
  await expect(body).toContainText(/\S{20}/);
  const { width } = (await body.boundingBox())!;
  expect(width).toBeLessThanOrEqual(size.width);
  expect(
    await body.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(15);

  // the tabs that find no place are reached by pushing them aside
  await page
    .locator('.site-nav')
    .getByRole('link', { name: text('air.list.title') })
    .tap();
  await expectFits(page, '/air/air_list');
  await page.locator('.cover-card', { hasText: '数轴' }).first().tap();
  await expectFits(page, /\/air\/air_detail\?resourceid=/);
  const video = page.locator('video');
  const box = (await video.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(size.width);
  // in the page, not over the whole screen
  await expect(video).toHaveAttribute('playsinline');
  await video.evaluate((media: HTMLVideoElement) => {
    media.muted = true;
    return media.play();
  });
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime)).toBeGreaterThan(0.5);
  await page
    .locator('.site-nav')
    .getByRole('link', { name: text('portal.services.title') })
    .tap();
  await expectFits(page, '/education_services');
});

const people = [
  {
    account: 'teacher',
    heads: () => '周文静',
    home: '/home',
    shown: ['home.main.title', 'air.list.title', 'work.menu', 'questions.menu'],
    more: 'statistics.menu',
    leads: '/statistics/view',
  },
  {
    account: 'student',
    heads: (text: ReturnType<typeof say>) => text('home.today'),
    home: '/student-home',
    shown: ['home.student.title', 'air.list.title', 'work.menu.stWork'],
    more: 'wrong.menu.stWrong',
    leads: '/st-wrong/list',
  },
] as const;

for (const { account, heads, home, shown, more, leads } of people)
  journey(
    `a ${account} with a phone signs in, and finds the navigation under the thumb`,
    async (language, { come }) => {
      const text = say(language);
      const page = await come('/login', { language, context: phone });
      await logIn(page, language, account);
      await expect(loginDialog(page)).toHaveCount(0);
      const strip = page.getByRole('region', { name: text('portal.strip') });
      await strip.getByRole('link', { name: text(`home.strip.go.${account}`) }).tap();
      await expectFits(page, `${home}/main`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heads(text));

      const bar = page.locator('.shell-tabbar');
      await expect(page.locator('.shell-nav')).toBeHidden();
      await expect(bar).toBeInViewport({ ratio: 1 });
      const entries = bar.locator('.shell-tabbar-entry');
      await expect(entries).toHaveText([...shown, 'host.more'].map((id) => text(id)));
      for (const entry of await entries.all()) expect((await entry.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await expect(bar.locator('[aria-current]')).toHaveText(text(shown[0]));

      await bar.getByRole('button', { name: text('host.more') }).tap();
      const menu = page.getByRole('menu');
      await expect(menu).toBeInViewport({ ratio: 1 });
      await menu.getByRole('menuitem', { name: text(more), exact: true }).tap();
      await expect(menu).toHaveCount(0);
      await expectFits(page, leads);
      await expect(bar.getByRole('button', { name: text('host.more') })).toHaveAttribute('aria-current', 'true');

      await bar.getByRole('link', { name: text('air.list.title') }).tap();
      await expectFits(page, '/air/air_list');
      await page.goBack();
      await bar.getByRole('link', { name: text(shown[0]), exact: true }).tap();
      await expectFits(page, `${home}/main`);

      // the way out stands in the menu of the person
      await page.locator('.shell-me').tap();
      await expect(menu).toBeInViewport({ ratio: 1 });
      await menu.getByRole('menuitem', { name: text('host.exit') }).tap();
      await expect(page).toHaveURL('/login');
      await expect(page.locator('.site-top').getByRole('button', { name: text('host.login') })).toBeVisible();
    },
  );

test('the login dialog of a phone is a sheet that its keyboard cannot cover the fields of', async ({ come }) => {
  const page = await come('/login', { context: phone });
  await page.locator('.site-top').getByRole('button', { name: '登录' }).tap();
  const sheet = loginDialog(page);
  await expect(sheet).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await sheet.boundingBox())!;
      return [x, width, Math.round(y + height)];
    })
    .toEqual([0, size.width, size.height]);
  // half of the screen is the keyboard's: the field and the button can still be brought into sight
  await page.setViewportSize({ width: size.width, height: 420 });
  for (const part of [
    sheet.getByLabel('密码', { exact: true }),
    sheet.getByRole('button', { name: '登录', exact: true }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});
